/** Every text of this language but the long ones, as one chunk. */
export default import.meta.glob<string>(
  [
    '../../../../../src/eldorado/i18n/en-2017/*.ftl',
    '!../../../../../src/eldorado/i18n/*/{rules,editions,course,learn,looking,guide,keys,reports,terminal}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
