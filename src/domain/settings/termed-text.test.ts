import { expect, it } from 'vitest'
import { defaultSettings } from './site-settings.ts'
import { termedText } from './termed-text.ts'

const half = { ...defaultSettings, cancellation: { freeDays: 42, partDays: 14, partPercent: 50 } }
const lastDay = { ...half, cancellation: { ...half.cancellation, partDays: 1 } }

it.each([
  ['Bis {term:free-days} Tage vor dem ersten Tag', 'Bis 30 Tage vor dem ersten Tag'],
  ['Danach {term:later}.', 'Danach ist der volle Preis zu zahlen.'],
  ['{term:offer-hours} Stunden, {term:payment-minutes} Minuten', '48 Stunden, 30 Minuten'],
  ['innerhalb von {term:invoice-days} Tagen', 'innerhalb von 14 Tagen'],
])('%s is %s', (text, expected) => {
  expect(termedText(text, defaultSettings, 'de')).toBe(expected)
})

it.each(['{term:}', '{term:constructor}', '{term:free days}', '{price:now}'])('%s stays as it is', (text) => {
  expect(termedText(text, defaultSettings, 'de')).toBe(text)
})

it('states the fee where an owner has set a part', () => {
  expect(termedText('Danach {term:later}.', half, 'de')).toBe(
    'Danach sind bis 14 Tage davor 50\u00a0% des Preises zu zahlen, später der volle Preis.',
  )
  expect(termedText('After that {term:later}.', lastDay, 'en')).toBe(
    'After that 50% of the price is due up to one day before, later the full price.',
  )
})
