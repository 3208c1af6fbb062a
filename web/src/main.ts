/** Where everything begins. */

import '@fontsource/marcellus/latin-400.css'
import '@fontsource-variable/cabin/wght.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { plantSprites } from './lib/app/art'
import { onDevice } from './lib/app/device'
import { renewWhenStale } from './lib/app/reloadAfterUpdate'
import { followLinks } from './lib/app/router.svelte'
import { followSettings, settings } from './lib/app/settings.svelte'
import { followLanguage, speak } from './lib/text/i18n.svelte'

renewWhenStale()
followSettings()
followLinks()
// Without its pictures the page can still be used.
await Promise.all([
  plantSprites().catch(() => {}),
  speak(settings.language),
  onDevice() && import('./offline/startDevice').then(({ startDevice }) => startDevice()),
])
followLanguage()
const target = document.getElementById('app') as HTMLElement
target.replaceChildren()
mount(App, { target })
