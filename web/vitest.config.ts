import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(
  client({ command: 'build', mode: 'test' }),
  defineConfig({
    // The parts of Svelte that run in a browser, not those that render on a server.
    resolve: { conditions: ['browser'] },
    test: {
      setupFiles: ['tests/support/page.ts'],
      coverage: {
        enabled: true,
        include: [
          'src/table/modes/*.ts',
          'src/table/model/{choices,confirmations,farMoves,keptCards,keys,movePlans}.ts',
          'src/table/model/{optimisticUpdate,payment,prompts,purchase}.ts',
          'src/table/tries/*.ts',
          'src/table/model/{tableController,tableModel}.svelte.ts',
          'src/table/board/{camera.svelte,gestures}.ts',
          'src/lib/net/{connection.svelte,jsonPointer}.ts',
          'src/lib/game/{action,reach}.ts',
          'src/learn/{demonstrate,training,handling}.ts',
          'src/learn/{exercise,learner,progress}.svelte.ts',
        ],
        exclude: ['src/table/modes/mode.ts'],
        reporter: ['text'],
        // Of each group: playing, what it is worked out from, lessons, the connection.
        thresholds: {
          'src/table/modes/*': { branches: 80 },
          'src/table/model/*': { branches: 80 },
          'src/table/tries/*': { branches: 80 },
          'src/table/board/*': { branches: 80 },
          'src/learn/*': { branches: 80 },
          'src/lib/*/*': { branches: 80 },
        },
      },
    },
  }),
)
