import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  bilingualTexts,
  catalogueTexts,
  contentTexts,
  foreignQuotes,
  loosePercents,
  readTerms,
  refusedTerms,
  type ShownText,
} from './check-terms.ts'

const terms = readTerms(readFileSync('docs/terms.md', 'utf8'))
const alone = { ...terms, allowances: [] }

it.each(terms.refused)('refuses “$word” ($language)', ({ word, language }) => {
  const text = `… ${word.replace('…', 'x')}, …`
  expect(refusedTerms(alone, [{ where: 'order.title', language, text }])).toContainEqual(
    expect.stringContaining(`order.title (${language}) says “${word}”`),
  )
})

it('has refused words in both languages', () => {
  for (const language of ['de', 'en'])
    expect(terms.refused.filter((one) => one.language === language).length).toBeGreaterThan(15)
})

describe('a text', () => {
  const table = readTerms(`# Terms

## Refused

| German | English | What | Not | Not |
|---|---|---|---|---|
| UID-Nummer (USt-ID) | VAT ID | | \`USt-ID\` | \`VAT id\` |
| berechnen | charge | | \`verrechn…\` | |

## Allowed

| Word | Where | Why |
|---|---|---|
| \`USt-ID\` | \`validation.vatId\` | given |
`)
  const given: ShownText = { where: 'validation.vatId', language: 'de', text: 'Gib deine USt-ID an' }
  const findings = (text: string, language: ShownText['language'] = 'de') =>
    refusedTerms(table, [given, { where: 'a', language, text }])

  it.each([
    ['a word that is refused', 'Deine USt-ID'],
    ['a word with an ending', 'Wir verrechneten nichts'],
    ['another spelling of capitals', 'DEINE UST-ID'],
  ])('is refused for %s', (_, text) => {
    expect(findings(text)).toHaveLength(1)
  })

  it.each([
    ['the term itself', 'Deine UID-Nummer (USt-ID)'],
    ['a longer word', 'Die USt-IDs'],
  ])('passes with %s', (_, text) => {
    expect(findings(text)).toEqual([])
  })

  it('is looked at in its own language', () => {
    expect(findings('USt-ID', 'en')).toEqual([])
    expect(findings('your VAT id', 'en')).toHaveLength(1)
  })

  it('has its allowance only where the word is', () => {
    expect(refusedTerms(table, [])).toEqual([expect.stringContaining('validation.vatId, where it is not')])
  })
})

it('reads words, not arguments, tags and addresses', () => {
  const messages = JSON.stringify({ a: { b: '{email, select, x {An <email>e-mail</email>} other {{email}}}' } })
  expect(catalogueTexts('en', messages)[0]?.text).not.toMatch(/\bemail\b/)
})

it('reads the content by the folder or the key of its language', () => {
  const page = JSON.stringify({ blocks: [{ fields: { content: 'A waiting list', url: '/en/waiting-list' } }] })
  expect(contentTexts('seed/content/pages/en/a.json', page)).toEqual([
    { where: 'seed/content/pages/en/a.json', language: 'en', text: 'A waiting list' },
  ])
  expect(contentTexts('seed/content/texts.json', '{"a":{"de":"Kassa","en":"till"},"b":"x"}')).toHaveLength(2)
  expect(contentTexts('seed/content/posts/de/a.md', 'Beistrich')).toHaveLength(1)
})

it('reads bilingual texts of the code', () => {
  const source = "export const note = { de: 'Fertig buchen', en: `twin` }, home = { de: '/kassa' }"
  expect(bilingualTexts('src/a.ts', source).map(({ text }) => text)).toEqual(['Fertig buchen', '/kassa'])
})

it.each([
  ['a plain space', 'de', '{"vat": "{rate, number} % USt"}', true],
  ['no space', 'de', '{"vat": "{rate}% USt"}', true],
  ['a no-break space', 'de', '{"vat": "{rate}\u00a0% USt und 20\u00a0% davon"}', false],
  ['the entity of one', 'de', '{"vat": "20&nbsp;% USt"}', false],
  ['English, which has none', 'en', '{"vat": "{rate}% VAT"}', false],
] as const)('finds a percent sign with %s: %s %s', (_, language, json, isFound) => {
  expect(loosePercents(catalogueTexts(language, json))).toHaveLength(isFound ? 1 : 0)
})

it.each([
  ['double ones in English', 'en', 'We’ve cancelled “Flight Level 2 Design”.', true],
  ['single ones in English', 'en', 'We’ve cancelled ‘Flight Level 2 Design’.', false],
  ['English ones in German', 'de', 'Wir haben “Flight Level 2 Design” abgesagt.', true],
  ['German ones', 'de', 'Wir haben „Flight Level 2 Design“ abgesagt.', false],
] as const)('finds quotation marks of the other language: %s', (_, language, text, isFound) => {
  expect(foreignQuotes([{ where: 'a', language, text }])).toHaveLength(isFound ? 1 : 0)
})
