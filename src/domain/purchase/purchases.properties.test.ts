import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#tests/helpers/nightly.ts'
import { countryCodes } from '../company.ts'
import type { SeatlessProduct } from '../order/order.ts'
import { nowWorkshops } from '../package/package.ts'
import type { Quote } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import type { Buyer } from '../tax/tax.ts'
import { vouchersDue } from '../voucher/voucher.ts'
import { certificationSlugs } from '../workshop/certification.ts'
import { packageQuote, ticketQuote } from './purchase.ts'

/* Orders without seats have no date, so the random commands on dates do not cover them: their properties are here. */

const product: fc.Arbitrary<SeatlessProduct> = fc.oneof(
  fc.record({
    kind: fc.constant('self-paced' as const),
    certification: fc.constantFrom(...certificationSlugs),
    tickets: fc.integer({ min: 1, max: 3 }),
    payment: fc.constantFrom('card' as const, 'invoice' as const),
  }),
  fc.record({
    kind: fc.constant('package' as const),
    programme: fc.constant('now' as const),
    people: fc.integer({ min: 3, max: 10 }),
    certification: fc.constantFrom(...nowWorkshops),
  }),
  fc.record({
    kind: fc.constant('package' as const),
    programme: fc.constant('realise' as const),
    people: fc.integer({ min: 1, max: 5 }),
    certification: fc.constant(null),
  }),
)
const buyer: fc.Arbitrary<Buyer> = fc.record({ country: fc.constantFrom(...countryCodes), hasVatId: fc.boolean() })
const price = fc.integer({ min: 1, max: 1_000_000 })

const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }

function quoteOf(bought: SeatlessProduct, whose: Buyer, ticketPrice: number): Quote {
  return bought.kind === 'package'
    ? packageQuote({ ...bought, buyer: whose }, today)
    : ticketQuote({ certification: bought.certification, price: ticketPrice }, bought.tickets, whose, today)
}

it('whatever is bought without seats: the lines add up, in whole cents, and nothing is given away', () => {
  fc.assert(
    fc.property(product, buyer, price, (bought, whose, ticketPrice) => {
      const { lines, net, vat, gross } = quoteOf(bought, whose, ticketPrice)
      expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net)
      expect(vat.reduce((sum, group) => sum + group.net, 0)).toBe(net)
      expect(net + vat.reduce((sum, group) => sum + group.vat, 0)).toBe(gross)
      for (const amount of [net, gross, ...vat.map((group) => group.vat)]) expect(Number.isInteger(amount)).toBe(true)
      expect(net).toBeGreaterThan(0)
    }),
    runs(300),
  )
})

it('whatever is bought without seats: there is a voucher for each person, and not one more', () => {
  fc.assert(
    fc.property(product, (bought) => {
      const people = bought.kind === 'package' ? bought.people : bought.tickets
      expect(vouchersDue({ product: bought, participants: [] })).toHaveLength(people)
    }),
  )
})

it('where a buyer lives changes the VAT of what has no seats, never its price', () => {
  fc.assert(
    fc.property(product, buyer, price, (bought, whose, ticketPrice) => {
      const atHome = { country: 'AT', hasVatId: false }
      expect(quoteOf(bought, whose, ticketPrice).net).toBe(quoteOf(bought, atHome, ticketPrice).net)
    }),
    runs(300),
  )
})
