/** Where everything begins. */

import '@fontsource/marcellus/latin-400.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { plantSprites } from './lib/art'
import { followLanguage, speak } from './lib/i18n.svelte'
import { renewWhenStale } from './lib/renew'
import { followLinks } from './lib/router.svelte'
import { followSettings, settings } from './lib/settings.svelte'

renewWhenStale()
plantSprites()
followSettings()
followLinks()
await speak(settings.language)
followLanguage()
mount(App, { target: document.getElementById('app') as HTMLElement })
