import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { bareTexts } from './bundling.ts'

/** The analysis as one file: `scripts/report.mjs` puts program and style into a page. */
export default defineConfig({
  plugins: [svelte(), bareTexts()],
  resolve: {
    alias: [
      { find: './sources', replacement: '/src/analysis/standalone/texts.ts' },
      { find: './spriteTexts', replacement: '/src/analysis/standalone/spriteTexts.ts' },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist-report',
    copyPublicDir: false,
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: 'src/analysis/standalone/main.ts',
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: 'report.js',
        assetFileNames: 'report[extname]',
      },
    },
  },
})
