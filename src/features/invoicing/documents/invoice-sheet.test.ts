import { describe, expect, it } from 'vitest'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const { threeInVienna, paidInPart, paidByTransfer, paidByCard } = sampleInvoices

describe('the sheet of an invoice', () => {
  it.each([
    ['due', threeInVienna, true],
    ['paid in part', paidInPart, true],
    ['paid by transfer', paidByTransfer, false],
    ['paid by card', paidByCard, false],
    ['a cancellation', cancelled(threeInVienna), false],
  ])('has account and code only while money is due (%s)', (_, invoice, isDue) => {
    const { account } = invoiceSheet(invoice, 'de')
    expect(account?.facts.at(-1)?.value).toBe(isDue ? invoice.number : undefined)
    expect(account?.code.d.startsWith('M0 0h7')).toBe(isDue || undefined)
  })
})
