/** An analysis as a standalone page: everything is in the file. */

import '@fontsource/marcellus/latin-400.css'
import '../../style/tokens.css'
import '../../style/base.css'
import '../../screens/parts/screens.css'
import { mount } from 'svelte'
import { plantSprites } from '../../lib/app/art'
import { followSettings } from '../../lib/app/settings.svelte'
import { speak, t } from '../../lib/text/i18n.svelte'
import { embedded } from './embedded'
import Page from './Page.svelte'

followSettings()
await plantSprites()
await speak(embedded.language)
document.title = t('analysis-title')
mount(Page, { target: document.getElementById('app') as HTMLElement })
