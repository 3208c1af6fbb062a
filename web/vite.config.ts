import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { bareTexts, fileGroups } from './bundling.ts'

/** Where `eldorado serve` listens while the client is being worked on. */
const server = 'http://127.0.0.1:8000'
const proxy = { '/api': { target: server, ws: true }, '/schema': server }

/** `--mode site`: a folder of static files that works anywhere, see `make site`. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), bareTexts()],
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../dist/site' : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: fileGroups() } },
    },
  },
  server: {
    proxy,
    fs: { allow: ['..'] },
  },
  preview: { proxy },
}))
