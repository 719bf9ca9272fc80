import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { countryCodes, seller } from '../company.ts'
import { quote } from '../pricing/quote.ts'
import { cancellationOf, changeOf, invoiceOf, openInvoice, vatCategory } from './invoice.ts'
import { taxNote } from './line-name.ts'

const now = Temporal.Instant.from('2026-11-21T09:30:00Z')
const later = now.add({ hours: 48 })
const issuing = { number: 'R-2026-0001', now, date: fl2dInVienna, paid: false, seller, daysToPay: 14 }
const invoice = invoiceOf(donauwerkOrder, issuing)
const cancellation = cancellationOf(invoice, { number: 'R-2026-0002', now: later })

describe('what is different on the next invoice', () => {
  const { service, buyer, gross } = invoice
  it.each([
    ['the days of the workshop', { service: { ...service, to: '2027-01-21' } }, 'dates'],
    ['the days and the price', { service: { ...service, to: '2027-01-21' }, gross: 1 }, 'dates'],
    ['the price', { gross: gross - 1 }, 'price'],
    ['the address', { buyer: { ...buyer, city: 'Wels' } }, 'address'],
    ['that the date is certain now', { service: { ...service, tentative: true as const } }, null],
    ['nothing', {}, null],
  ])('%s', (_, changed, change) => {
    expect(changeOf(invoice, { service, buyer, gross, ...changed })).toBe(change)
  })
})

describe('a cancellation', () => {
  it('names what it takes back and asks for nothing', () => {
    expect(cancellation).toMatchObject({
      kind: 'cancellation',
      number: 'R-2026-0002',
      issuedOn: '2026-11-23',
      cancels: { number: 'R-2026-0001', issuedOn: '2026-11-21' },
      payment: { state: 'cancelled' },
      gross: -487_080,
    })
  })

  it('takes back nothing that takes something back itself', () => {
    expect(() => cancellationOf(cancellation, { number: 'R-2026-0003', now: later })).toThrow('is a cancellation')
  })

  it('leaves no invoice open, until a new one is issued', () => {
    expect(openInvoice([invoice])).toBe(invoice)
    expect(openInvoice([invoice, cancellation])).toBeNull()
    const secondInvoice = { ...invoice, number: 'R-2026-0003' }
    expect(openInvoice([invoice, cancellation, secondInvoice])).toBe(secondInvoice)
    expect(openInvoice([])).toBeNull()
  })
})

const anyQuote = fc
  .record({
    seatPrice: fc.integer({ min: 1, max: 999_999 }),
    participants: fc.integer({ min: 1, max: 12 }),
    introductions: fc.integer({ min: 0, max: 12 }),
    country: fc.constantFrom(...countryCodes),
    hasVatId: fc.boolean(),
    product: fc.constantFrom(
      { kind: 'on-site', eventCountry: 'AT' } as const,
      { kind: 'on-site', eventCountry: 'CH' } as const,
      { kind: 'live-online' } as const,
    ),
  })
  .map(({ country, hasVatId, ...rest }) => {
    const days = { heldOn: '2027-01-20', orderedOn: '2026-11-21' }
    return quote({ certification: 'fl2d', buyer: { country, hasVatId }, ...days, ...rest })
  })

describe('money', () => {
  it('comes to nothing when an invoice and its cancellation are added up, line by line and group by group', () => {
    fc.assert(
      fc.property(anyQuote, (agreed) => {
        const issued = invoiceOf({ ...donauwerkOrder, quote: agreed }, issuing)
        const back = cancellationOf(issued, { number: 'R-2026-0002', now: later })
        expect(issued.gross + back.gross).toBe(0)
        expect(issued.net + back.net).toBe(0)
        for (const [index, group] of issued.vat.entries()) {
          expect(group.net + (back.vat[index]?.net ?? Number.NaN)).toBe(0)
          expect(group.vat + (back.vat[index]?.vat ?? Number.NaN)).toBe(0)
        }
        for (const [index, line] of issued.lines.entries())
          expect(line.net + (back.lines[index]?.net ?? Number.NaN)).toBe(0)
      }),
    )
  })

  it('adds up on every invoice: lines to their groups, groups to the net, net and VAT to the total', () => {
    fc.assert(
      fc.property(anyQuote, (agreed) => {
        const issued = invoiceOf({ ...donauwerkOrder, quote: agreed }, issuing)
        for (const line of issued.lines) {
          expect(line.unitNet).toBeGreaterThanOrEqual(0)
          expect(line.net).toBe(line.quantity * line.unitNet)
        }
        for (const [index, group] of issued.vat.entries())
          expect(sum(issued.lines.filter(({ vatIndex }) => vatIndex === index).map(({ net }) => net))).toBe(group.net)
        expect(sum(issued.vat.map(({ net }) => net))).toBe(issued.net)
        expect(issued.net + sum(issued.vat.map(({ vat }) => vat))).toBe(issued.gross)
      }),
    )
  })

  it('has a note in both languages wherever no VAT is charged, and a code of EN 16931 everywhere', () => {
    fc.assert(
      fc.property(anyQuote, ({ vat }) => {
        for (const group of vat) {
          const note = taxNote(group)
          const code = vatCategory({ vat }, group)
          expect(note === null).toBe(group.country !== null)
          expect(code === 'S').toBe(group.country !== null)
          if (code === 'O') expect(vat).toHaveLength(1)
          if (group.rule === 'reverse-charge')
            expect([code, note?.de]).toEqual([
              'AE',
              expect.stringContaining('Steuerschuldnerschaft des Leistungsempfängers'),
            ])
        }
      }),
    )
  })
})

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
