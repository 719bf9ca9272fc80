import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline } from '#seed/workshop-dates.ts'
import { seller } from '../company.ts'
import { cancellationOf, type Invoice, invoiceOf } from '../invoice/invoice.ts'
import { quoteFor } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import { type Cell, journalColumns, journalLines } from './table.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const date = liveDate(theEnglishFlclOnline, now)

function issued(country: string, vatId?: string, introductions = 0): Invoice {
  const buyer = { country, hasVatId: vatId !== undefined }
  const booking = { participants: 1, introductions, buyer, declinesRegionalDiscount: true, orderedOn: '2026-11-21' }
  const quote = quoteFor(date, booking, defaultTariff)
  const person = { firstName: 'Ines', lastName: 'Mur', email: 'ines@murwerk.example' }
  const address = { company: 'Murwerk GmbH', street: 'Kai 1', postalCode: '8010', city: 'Graz', country, vatId }
  return invoiceOf(
    {
      id: 'order',
      number: '2026-0007',
      customerNumber: 'K-1007',
      placedAt: now,
      status: { state: 'confirmed' },
      language: 'de',
      product: { kind: 'live', workshopDateId: date.id, registrationId: 'registration' },
      booker: person,
      invoice: address,
      participants: [{ ...person, id: '1', addIntroduction: introductions > 0 }],
      quote,
    },
    { number: 'R-2026-0007', now, date, paid: false, seller, daysToPay: 14 },
  )
}

const line = (invoice: Invoice, index = 0): Record<string, Cell | undefined> => {
  const lines = journalLines(invoice)
  return Object.fromEntries(journalColumns.map((column, place) => [column, lines[index]?.[place]]))
}

describe('a line of the journal', () => {
  it('books what an Austrian company owes, with account, documents and days', () => {
    expect(line(issued('AT'))).toMatchObject({
      amount: { amount: 2388_00 },
      side: 'S',
      currency: 'EUR',
      account: 'K-1007',
      contraAccount: null,
      documentDay: { day: '2026-11-21' },
      document: 'R-2026-0007',
      document2: '2026-0007',
      text: 'Murwerk GmbH',
      taxCase: 'S',
      taxRate: { number: 20 },
      country: 'AT',
      net: { amount: 1990_00 },
      vat: { amount: 398_00 },
    })
  })

  it('is on the other side for a cancellation, never below nothing, and names what it takes back', () => {
    const cancellation = cancellationOf(issued('AT'), { number: 'R-2026-0008', now })
    expect(line(cancellation)).toMatchObject({
      amount: { amount: 2388_00 },
      side: 'H',
      document: 'R-2026-0008',
      text: 'Storno R-2026-0007 Murwerk GmbH',
    })
  })

  it('carries the VAT id where the buyer owes the VAT', () => {
    const reverse = line(issued('DE', 'DE136695976'))
    expect(reverse).toMatchObject({
      taxCase: 'AE',
      taxRate: { number: 0 },
      journalVatId: 'DE136695976',
      vat: { amount: 0 },
    })
  })

  it('comes to nothing with its cancellation', () => {
    const invoice = issued('AT')
    const cancellation = cancellationOf(invoice, { number: 'R-2026-0008', now })
    const signed = [invoice, cancellation].flatMap(journalLines).map(([amount, side]) => {
      if (amount === null || typeof amount !== 'object' || !('amount' in amount)) throw new Error('no amount')
      return side === 'H' ? -amount.amount : amount.amount
    })
    expect(signed.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })
})
