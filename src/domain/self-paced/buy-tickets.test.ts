import { describe, expect, it } from 'vitest'
import { selfPacedDate } from '#seed/planned-date.ts'
import { theSelfPacedFl2d, theSelfPacedFlin } from '#seed/workshop-dates.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import { type BuyTickets, buyTickets, ticketQuote } from '../purchase/purchase.ts'
import { refused } from '../result.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const fl2d = selfPacedDate(theSelfPacedFl2d)
const flin = selfPacedDate(theSelfPacedFlin)
const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }
const lena = { country: 'AT', hasVatId: false }
const buys = (command: Partial<BuyTickets>) =>
  buyTickets(
    fl2d,
    { tickets: 1, payment: 'invoice', buyer: lena, tariff: defaultTariff, takesCards: true, ...command },
    now,
  )

describe('tickets', () => {
  it('are not sold by card where no one takes cards, and still by invoice', () => {
    expect(buys({ payment: 'card', takesCards: false })).toEqual(refused('no-card-payment'))
    expect(buys({ payment: 'invoice', takesCards: false })).toMatchObject({ outcome: 'done' })
  })

  it.each([
    [fl2d, 1, 1990_00, 2388_00],
    [fl2d, 2, 3980_00, 4776_00],
    [fl2d, 3, 3980_00, 4776_00],
    [flin, 1, 99_00, 118_80],
    [flin, 3, 198_00, 237_60],
  ])('for $certification, %i of them, cost %i cents net and %i with VAT', (workshop, tickets, net, gross) => {
    expect(ticketQuote(workshop, tickets, lena, today)).toMatchObject({ net, gross })
  })

  it('show what three would cost, and the one that is free', () => {
    expect(ticketQuote(fl2d, 3, lena, today).lines).toEqual([
      { kind: 'ticket', certification: 'fl2d', quantity: 3, unitNet: 1990_00, net: 5970_00, vatIndex: 0 },
      { kind: 'free-ticket', certification: 'fl2d', quantity: 1, unitNet: -1990_00, net: -1990_00, vatIndex: 0 },
    ])
  })

  it('cost € 1.327 each when three share them', () => {
    expect(Math.round(ticketQuote(fl2d, 3, lena, today).net / 3 / 100)).toBe(1327)
  })

  it.each([
    ['Vienna', lena, 'domestic', 398_00],
    ['a company in Munich with a VAT id', { country: 'DE', hasVatId: true }, 'reverse-charge', 0],
    ['Hannah in Hamburg', { country: 'DE', hasVatId: false }, 'eu-consumer', 378_10],
    ['Ravi in Chennai, who pays the price of all', { country: 'IN', hasVatId: false }, 'outside-eu', 0],
  ])('are taxed where the buyer is: %s', (_, buyer, rule, vat) => {
    expect(ticketQuote(fl2d, 1, buyer, today)).toMatchObject({ net: 1990_00, vat: [{ rule, vat }] })
  })

  it.each([0, 4, 100, 1.5, -1, Number.NaN])('are not sold by %d', (tickets) => {
    expect(buys({ tickets })).toEqual(refused('ticket-limit'))
  })

  it('are ordered at once by invoice', () => {
    expect(buys({ tickets: 3 })).toMatchObject({ outcome: 'done', to: { state: 'confirmed' } })
  })

  it('wait a week for a payment by card, since no one else waits for them', () => {
    const until = Temporal.Instant.from('2026-11-28T08:30:00Z')
    expect(buys({ payment: 'card' })).toMatchObject({ outcome: 'done', to: { state: 'awaiting-payment', until } })
  })
})
