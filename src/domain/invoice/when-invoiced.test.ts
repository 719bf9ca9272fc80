import { expect, it } from 'vitest'
import { isInvoicedNow } from './invoice.ts'

it.each([
  ['what has no date', null, {}, true],
  ['a confirmed date', { tentative: false, payment: 'invoice' }, {}, true],
  ['a tentative date, by invoice', { tentative: true, payment: 'invoice' }, {}, false],
  ['a tentative date, by card', { tentative: true, payment: 'card' }, {}, true],
  ['a tentative date of which some money has come', { tentative: true, payment: 'invoice' }, { paid: true }, true],
] as const)('the order is invoiced with its confirmation: %s', (_, date, money, expected) => {
  expect(isInvoicedNow(date, money)).toBe(expected)
})
