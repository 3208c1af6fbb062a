/** Every text of this language but the long ones, as one chunk. */
export default import.meta.glob<string>(
  [
    '../../../../../src/eldorado/i18n/pt/*.ftl',
    '!../../../../../src/eldorado/i18n/*/{rules,editions,course,learn,trainer,looking,guide,keys,company,gallery,offline,reports,terminal,workshop,editor}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
