/**
 * Writes what describes the built client: the web app manifest in the other languages, in the words of the start page,
 * and files.json, the list of what there is to keep. With `site`, for a folder of static files.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const site = process.argv[2] === 'site'
const built = new URL(site ? '../../dist/site/' : '../dist/', import.meta.url)
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')
const write = (name, document) =>
  writeFileSync(new URL(name, built), `${JSON.stringify(document, null, 2)}\n`)
const LANGUAGES = { de: 'de', fr: 'fr', pt: 'pt-BR' }

/** On a static site paths follow the `#`, and nobody is there to play with. */
function anywhere(manifest) {
  const { id: _, ...rest } = manifest
  return {
    ...rest,
    start_url: './',
    scope: './',
    icons: manifest.icons.map((icon) => ({ ...icon, src: `.${icon.src}` })),
    shortcuts: manifest.shortcuts
      .filter(({ url }) => url !== '/online')
      .map((one) => ({ ...one, url: `./#${one.url}` })),
  }
}

const english = JSON.parse(read('../public/manifest.webmanifest'))
const placed = site ? anywhere : (manifest) => manifest
if (site) write('manifest.webmanifest', placed(english))

for (const [language, lang] of Object.entries(LANGUAGES)) {
  const texts = read(`../../src/eldorado/i18n/${language}/screens.ftl`)
  const say = (id) => {
    const found = new RegExp(`^${id} = (.+)$`, 'm').exec(texts)?.[1]
    if (!found) throw new Error(`No text for ${id} in ${language}`)
    return found
  }
  const [pass, online] = english.shortcuts
  const manifest = {
    ...english,
    lang,
    description: say('start-tagline'),
    shortcuts: [
      { ...pass, name: say('start-pass') },
      { ...online, name: say('start-online') },
    ],
  }
  write(`manifest.${language}.webmanifest`, placed(manifest))
}

const kept = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(css|js|png|svg|webmanifest|woff2)$/.test(one.name))
  .map((one) => `${one.parentPath}/${one.name}`.replaceAll('//', '/').slice(built.pathname.length))
  .filter((name) => name !== 'sw.js' && !name.startsWith('runtime/'))
write('files.json', kept.sort())
