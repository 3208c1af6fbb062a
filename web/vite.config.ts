import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Where `eldorado serve` listens while the client is being worked on. */
const server = 'http://127.0.0.1:8000'
const proxy = { '/api': { target: server, ws: true }, '/schema': server }

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy,
    fs: { allow: ['..'] },
  },
  preview: { proxy },
})
