import { expect, test } from 'vitest'
import { company } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import { pricedText } from '#domain/pricing/price-text.ts'
import { defaultPrices } from '#domain/pricing/tariff.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { termedText } from '#domain/settings/termed-text.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { siteSettingsOf } from '#frame/site-settings.ts'
import { library } from '../library.ts'
import { trainers as introduced } from '../trainer-pages.ts'
import { trainers } from '../trainers.ts'
import { pages } from './pages.ts'
import { everyPage, flat, textsOf } from './reading.ts'

const amountIn = {
  de: (euros: number) => `€&nbsp;${euros.toLocaleString('de-DE')}`,
  en: (euros: number) => `€${euros.toLocaleString('en-GB')}`,
}

/** With the default prices and terms in place of placeholders. */
function filledTexts({ language, blocks }: Pick<(typeof pages)[number], 'language' | 'blocks'>): string[] {
  const say = (cents: number) => amountIn[language](cents / 100)
  return textsOf(blocks).map((text) => termedText(pricedText(text, defaultPrices, say), defaultSettings, language))
}

/** The texts of both translations, by the German address. */
function bothTexts(germanUri: string): [Language, string][] {
  const both = pages.filter((page) => page.translationGroup === germanUri)
  expect(both).toHaveLength(2)
  return both.map((page) => [page.language, filledTexts(page).join(' ')])
}

/** The prices (docs/product.md#prices), with the page that must name each. */
const prices: [germanUri: string, euros: number[]][] = [
  ['/flight-levels/entdecken', [300, 200]],
  ['/flight-levels/umsetzen', [7500, 2500, 8700, 2175, 9900, 1980]],
  ['/flight-levels-now', [1490, 4470, 5960, 7450]],
  ['/regionale-preise', [1990, 1194, 796, 8990, 5394, 3596]],
  ['/was-ist-self-paced', [99, 79, 1990, 1327, 8990]],
  ['/trainings/flight-level-2-design/fl2d-product', [1990, 1327]],
  ['/trainings/flight-levels-systems-architecture/flsa-product', [1990, 1327]],
  ['/trainings/flight-levels-change-leadership/flcl-product', [1990, 1327]],
  ['/trainings/flight-levels-coach-program/flco-product', [8990]],
  ...certifications.map(({ path, price }): [string, number[]] => [`/workshops/${path}`, [price / 100]]),
]

test.each(prices)('%s names the prices of the price list', (germanUri, euros) => {
  for (const [language, text] of bothTexts(germanUri))
    for (const amount of euros) expect(text).toContain(amountIn[language](amount))
})

test.each(everyPage)('%s names no price that is not in the price list', (_, page) => {
  const known = new Set([99, 79, ...prices.flatMap(([, euros]) => euros)])
  const named = filledTexts(page).flatMap((text) => [...text.matchAll(/€(?:&nbsp;)?([\d.,]*\d)/g)].map(([, n]) => n))
  for (const amount of named) expect(known).toContain(Number(amount?.replace(/[.,]/g, '')))
})

const limits: [germanUri: string, german: RegExp[], english: RegExp[]][] = [
  [
    '/was-ist-self-paced',
    [
      /3 bis 6 Stunden/,
      /20 bis 40 Minuten/,
      /Ein Jahr Zugang/,
      /bis zu drei Tickets/,
      /60 Tage lang/,
      /Schreib uns dafür an/,
      /Deutsch und Englisch/,
    ],
    [
      /3 to 6 hours/,
      /20 to 40 minutes/,
      /A year’s access/,
      /up to three tickets/,
      /for 60 days/,
      /Just write to/,
      /English and German/,
    ],
  ],
  [
    '/flight-levels-now',
    [
      /3 bis 10 Menschen/,
      /fünf private Coachings/,
      /3 Lizenzen.*2 Stunden.*4 Lizenzen.*3 Stunden.*5 Lizenzen.*4 Stunden/,
    ],
    [
      /3 to 10 people/,
      /five private coaching sessions/,
      /3 licences.*2 hours.*4 licences.*3 hours.*5 licences.*4 hours/,
    ],
  ],
  ['/regionale-preise', [/Seit 1\. Juli 2020/, /48 Stunden/], [/since 1 July 2020/, /48 hours/]],
  [
    '/agb',
    [
      /Zahlungspflichtig buchen/,
      /innerhalb von 14 Tagen/,
      /Bis 30 Tage vor/,
      /binnen 14 Tagen ab dem Vertragsabschluss/,
    ],
    [
      /Book with obligation to pay/,
      /within 14 days of receipt/,
      /Up to 30 days before/,
      /within 14 days of the contract/,
    ],
  ],
  [
    '/datenschutzerklaerung',
    [/365 Tage/, /Ein Jahr, wenn du zugestimmt/, /sieben Tage, wenn du abgelehnt/, /sieben Jahre/],
    [/365 days/, /One year if you accepted/, /seven days if you declined/, /seven years/],
  ],
]

test.each(limits)('%s keeps to the limits of the product', (germanUri, german, english) => {
  const expected = { de: german, en: english }
  for (const [language, text] of bothTexts(germanUri))
    for (const phrase of expected[language]) expect(text).toMatch(phrase)
})

test.each(certifications.map(({ code, path, wpCategoryId }) => [code, path, wpCategoryId] as const))(
  'the pages of %s know their category',
  (_, path, wpCategoryId) => {
    const both = pages.filter(({ uri }) => uri === `/workshops/${path}`)
    expect(both.map((page) => page.trainingCategoryId)).toEqual([wpCategoryId, wpCategoryId])
  },
)

test('the pages name the company as the site does', () => {
  expect(siteSettingsOf(defaultSettings).company).toMatchObject(company)
  for (const uri of ['/kontakt', '/impressum'])
    for (const [, text] of bothTexts(uri)) for (const fact of Object.values(company)) expect(text).toContain(fact)
})

test('the trainers introduce themselves on the page about us, each with a portrait of the library', () => {
  expect(introduced.map(({ name }) => name)).toEqual(Object.values(trainers))
  for (const { picture } of introduced)
    expect(library.map(({ id, filename }) => `/media/${id}/${filename}`)).toContain(picture?.url)
  for (const { blocks } of pages.filter(({ translationGroup }) => translationGroup === '/ueber-uns'))
    expect(flat(blocks).map(({ fields }) => fields?.componentName)).toContain('trainers')
})
