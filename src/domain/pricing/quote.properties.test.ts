import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes } from '../company.ts'
import { type TaxedProduct, vatRates } from '../tax/tax.ts'
import { certificationSlugs } from '../workshop/certification.ts'
import { type Quote, type QuoteRequest, quote } from './quote.ts'
import { defaultPrices } from './tariff.ts'

const product: fc.Arbitrary<TaxedProduct> = fc.oneof(
  fc.constantFrom(...Object.keys(vatRates)).map((eventCountry) => ({ kind: 'on-site' as const, eventCountry })),
  fc.constant({ kind: 'live-online' as const }),
)
const request: fc.Arbitrary<QuoteRequest> = fc.nat(50).chain((participants) =>
  fc.record({
    certification: fc.constantFrom(...certificationSlugs),
    product,
    seatPrice: fc.integer({ min: 0, max: 10_000_00 }),
    participants: fc.constant(participants),
    introductions: fc.nat(participants),
    buyer: fc.record({ country: fc.constantFrom(...countryCodes), hasVatId: fc.boolean() }),
    heldOn: fc.constant('2027-01-20'),
    orderedOn: fc.constant('2026-11-21'),
  }),
)

function holdsForAll(rule: (priced: Quote, asked: QuoteRequest) => void) {
  fc.assert(fc.property(request, (asked) => rule(quote(asked), asked)))
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('whatever is booked', () => {
  it('net is the sum of the lines, and each line its quantity times its price', () => {
    holdsForAll(({ net, lines }) => {
      expect(net).toBe(sum(lines.map((line) => line.net)))
      for (const line of lines) expect(line.net).toBe(line.quantity * line.unitNet)
    })
  })

  it('gross is net and VAT', () => {
    holdsForAll(({ net, vat, gross }) => {
      expect(gross).toBe(net + sum(vat.map((group) => group.vat)))
    })
  })

  it('each amount is a whole number of cents, and no total is below nought', () => {
    holdsForAll(({ lines, net, vat, gross }) => {
      const amounts = [
        net,
        gross,
        ...lines.flatMap((line) => [line.unitNet, line.net]),
        ...vat.flatMap((g) => [g.net, g.vat]),
      ]
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount))).toEqual([])
      for (const total of [net, gross, ...vat.flatMap((group) => [group.net, group.vat])]) {
        expect(total).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('each full three have exactly one free seat', () => {
    holdsForAll(({ lines }, { participants, seatPrice }) => {
      const free = lines.find(({ kind }) => kind === 'three-for-two')?.quantity ?? 0
      expect(free).toBe((participants - (participants % 3)) / 3)
      const seats = lines.filter(({ kind }) => kind !== 'add-on')
      expect(sum(seats.map(({ net }) => net))).toBe((participants - free) * seatPrice)
    })
  })

  it('one person more costs a seat or nothing, and never less', () => {
    holdsForAll((priced, asked) => {
      const withOneMore = quote({ ...asked, participants: asked.participants + 1 })
      const isThird = asked.participants % 3 === 2
      expect(withOneMore.net - priced.net).toBe(isThird ? 0 : asked.seatPrice)
      expect(withOneMore.gross).toBeGreaterThanOrEqual(priced.gross)
    })
  })

  it('one introduction more costs its add-on price, anyone who takes it', () => {
    holdsForAll((priced, asked) => {
      const withOneMore = quote({ ...asked, introductions: asked.introductions + 1 })
      expect(withOneMore.net - priced.net).toBe(defaultPrices.introduction)
      expect(withOneMore.gross).toBeGreaterThanOrEqual(priced.gross + defaultPrices.introduction)
    })
  })

  it('Discover for everyone costs what it adds to the seats that are paid for, in place of introductions', () => {
    holdsForAll((_, asked) => {
      const seats = quote({ ...asked, introductions: 0 })
      const surcharge = defaultPrices.discover[asked.product.kind === 'on-site' ? 'onSite' : 'online']
      const paid = asked.participants - Math.floor(asked.participants / 3)
      expect(quote({ ...asked, discover: true }).net - seats.net).toBe(paid * surcharge)
    })
  })

  it('each line belongs to the group that it is taxed in, and no group is there twice', () => {
    holdsForAll(({ lines, vat }) => {
      for (const [index, group] of vat.entries()) {
        expect(group.net).toBe(sum(lines.filter(({ vatIndex }) => vatIndex === index).map(({ net }) => net)))
      }
      expect(new Set(vat.map(({ country }) => country)).size).toBe(vat.length)
      expect(lines.every(({ vatIndex }) => vatIndex < vat.length)).toBe(true)
    })
  })

  it('VAT is rounded once for each group, half a cent up', () => {
    holdsForAll(({ vat }) => {
      // Calculated again without a fraction: rates in tenths of a percent.
      for (const group of vat) {
        const thousandths = BigInt(group.net) * BigInt(Math.round(group.rate * 10))
        expect(BigInt(group.vat)).toBe((thousandths + 500n) / 1000n)
      }
    })
  })

  it('no VAT is charged where no country is named, and the rate of the country where one is', () => {
    holdsForAll(({ vat }) => {
      for (const { country, rate } of vat) expect(rate).toBe(country === null ? 0 : vatRates[country])
    })
  })
})
