import { expect, it } from 'vitest'
import { isInvoicedNow } from './invoice.ts'

it.each([
  ['what has no date', null, {}, true],
  ['a confirmed date', { tentative: false }, {}, true],
  ['a tentative date, by invoice', { tentative: true }, {}, false],
  ['a tentative date, by card', { tentative: true }, { paid: true }, true],
] as const)('the order is invoiced with its confirmation: %s', (_, date, money, expected) => {
  expect(isInvoicedNow(date, money)).toBe(expected)
})
