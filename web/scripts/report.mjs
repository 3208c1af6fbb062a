// Puts the built program and style of the analysis into one page, for the Python package.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const read = (name) => readFileSync(here(`../dist-report/${name}`), 'utf-8')
const OUT = here('../../src/eldorado/exports/analysis.html')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>El Dorado</title>
    <style>${read('report.css')}</style>
  </head>
  <body>
    <div id="app"></div>
    <script type="application/json" id="embedded"><!--embedded--></script>
    <script type="module">${read('report.js').replaceAll('</script', '<\\/script')}</script>
  </body>
</html>
`
writeFileSync(OUT, page)
