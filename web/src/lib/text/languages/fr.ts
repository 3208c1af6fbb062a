/** Every text of this language but the long ones, as one chunk. */
export default import.meta.glob<string>(
  [
    '../../../../../src/eldorado/i18n/fr/*.ftl',
    '!../../../../../src/eldorado/i18n/*/{rules,course,learn,looking,terminal}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
