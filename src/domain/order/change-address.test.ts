import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { quoteFor } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import { ticketQuote } from '../purchase/purchase.ts'
import { done, refused } from '../result.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { decideAddress, decideBooker } from './change-order.ts'
import type { InvoiceAddress, OrderState } from './order.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const inVienna = liveDate(theFl2dInVienna, saturday)
const online = liveDate(theEnglishFlclOnline, saturday)

const graz: InvoiceAddress = {
  company: 'Murwerk GmbH',
  street: 'Kai 1',
  postalCode: '8010',
  city: 'Graz',
  country: 'AT',
}
const berlin: InvoiceAddress = { ...graz, company: 'Spree AG', city: 'Berlin', country: 'DE', vatId: 'DE136695976' }
const lyon: InvoiceAddress = { ...graz, company: 'Rhône SA', city: 'Lyon', country: 'FR', vatId: 'FR40303265045' }
const home: InvoiceAddress = { ...graz, company: undefined, city: 'Berlin', country: 'DE' }
const pune: InvoiceAddress = { ...graz, company: 'Pune Ltd', city: 'Pune', country: 'IN' }

function orderFor(invoice: InvoiceAddress, date: LiveDate, status: OrderState = { state: 'confirmed' }) {
  const participants = [
    { id: '1', firstName: 'Mira', lastName: 'Mur', email: 'mira@murwerk.example', addIntroduction: false },
  ]
  const buyer = { country: invoice.country, hasVatId: invoice.vatId !== undefined }
  const quote = quoteFor(
    date,
    { participants: 1, introductions: 0, buyer, declinesRegionalDiscount: true, orderedOn: '2026-11-21' },
    defaultTariff,
  )
  const booker = { firstName: 'Mira', lastName: 'Mur', email: 'mira@murwerk.example' }
  return { order: { status, booker, invoice, quote, participants, placedAt: saturday }, date, tariff: defaultTariff }
}

/** Nets, VAT groups and total of what an accepted address costs. */
function costOf(ordered: Parameters<typeof decideAddress>[0], address: InvoiceAddress) {
  const decision = decideAddress(ordered, address)
  if (decision.outcome === 'refused' || !decision.quote) throw new Error(JSON.stringify(decision))
  const { net, vat, gross } = decision.quote
  return { net, rules: vat.map(({ country, rate, rule }) => (country ? `${country} ${rate}` : rule)), gross }
}

describe('which address an order may carry', () => {
  it.each<[string, InvoiceAddress, LiveDate, InvoiceAddress]>([
    ['another street in Austria', graz, online, { ...graz, street: 'Kai 2' }],
    ['a VAT id that changes nothing in Austria', graz, online, { ...graz, vatId: 'ATU13585627' }],
    ['from company to company with reverse charge', berlin, online, lyon],
    ['any country in Europe, for a workshop held in Vienna', graz, inVienna, berlin],
  ])('%s', (_, from, date, to) => {
    const ordered = orderFor(from, date)
    expect(decideAddress(ordered, to)).toEqual({ ...done, quote: ordered.order.quote })
  })

  it.each<[string, InvoiceAddress, InvoiceAddress, string, number]>([
    ['from VAT in Austria to reverse charge', graz, berlin, 'reverse-charge', 0],
    ['from VAT in Austria to VAT in Germany', graz, home, 'DE 19', 19],
    ['from reverse charge to VAT, without the VAT id', berlin, { ...berlin, vatId: undefined }, 'DE 19', 19],
    ['to a country with a regional price, which was not agreed', berlin, pune, 'outside-eu', 0],
  ])('keeps the net price, with the VAT of the new buyer: %s', (_, from, to, rule, rate) => {
    const ordered = orderFor(from, online)
    const { net } = ordered.order.quote
    expect(costOf(ordered, to)).toEqual({ net, rules: [rule], gross: Math.round(net * (1 + rate / 100)) })
  })

  it('taxes each line for itself: the introduction beside a workshop in Vienna', () => {
    const { order, ...rest } = orderFor(graz, inVienna)
    const buyer = { country: 'AT', hasVatId: false }
    const booking = {
      participants: 3,
      introductions: 2,
      buyer,
      declinesRegionalDiscount: true,
      orderedOn: '2026-11-21',
    }
    const quote = quoteFor(inVienna, booking, defaultTariff)
    const same = quoteFor(inVienna, { ...booking, buyer: { country: 'DE', hasVatId: true } }, defaultTariff)
    expect(decideAddress({ order: { ...order, quote }, ...rest }, berlin)).toMatchObject({ quote: same })
  })

  it('is refused while a payment may be under way, and for another country where the price was regional', () => {
    const waiting = orderFor(graz, online, { state: 'awaiting-payment', until: saturday })
    expect(decideAddress(waiting, berlin)).toEqual(refused('pay-first'))
    const { order, ...rest } = orderFor(pune, online)
    const regional = { order: { ...order, quote: { ...order.quote, region: 3 as const } }, ...rest }
    expect(decideAddress(regional, berlin)).toEqual(refused('regional-price'))
    expect(decideAddress(regional, { ...pune, street: 'Kai 2' })).toMatchObject(done)
  })

  it('is the one that it has: nothing is issued again', () => {
    expect(decideAddress(orderFor(graz, online), { ...graz })).toEqual({ ...done, quote: null })
  })

  it('is none any more once the order is cancelled', () => {
    const cancelled = orderFor(graz, online, { state: 'cancelled' })
    expect(decideAddress(cancelled, { ...graz, street: 'Kai 2' })).toEqual(refused('not-open'))
  })

  it('is none any more once the data of the booker is erased: an invoice could name no one', () => {
    const { order, ...rest } = orderFor(home, inVienna)
    const erased = { ...order, booker: { firstName: '', lastName: '', email: '', erasedAt: '2026-11-20T08:00:00Z' } }
    expect(decideAddress({ order: erased, ...rest }, graz)).toEqual(refused('erased'))
  })

  it('is taxed where the buyer is, as things on demand are, where there is no date', () => {
    const tickets = ticketQuote(
      { certification: 'fl2d', price: 1990_00 },
      3,
      { country: 'AT', hasVatId: false },
      {
        tariff: defaultTariff,
        orderedOn: '2026-11-21',
      },
    )
    const { order } = orderFor(graz, online)
    const ordered = { order: { ...order, quote: tickets }, date: null, tariff: defaultTariff }
    expect(costOf(ordered, lyon)).toEqual({ net: 3980_00, rules: ['reverse-charge'], gross: 3980_00 })
    expect(costOf(ordered, home)).toEqual({ net: 3980_00, rules: ['DE 19'], gross: 4736_20 })
  })
})

it.each<[string, OrderState, object]>([
  ['confirmed', { state: 'confirmed' }, { outcome: 'done' }],
  ['to be paid', { state: 'awaiting-payment', until: saturday.add({ hours: 1 }) }, { outcome: 'done' }],
  ['to be confirmed', { state: 'awaiting-confirmation', until: saturday.add({ hours: 1 }) }, { outcome: 'done' }],
  ['held no longer', { state: 'awaiting-payment', until: saturday }, refused('not-open')],
  ['cancelled', { state: 'cancelled' }, refused('not-open')],
])('another contact of an order that is %s', (_, status, expected) => {
  const { order, date } = orderFor(graz, inVienna, status)
  const contact = { firstName: 'Mira', lastName: 'Mur', email: 'mira@kai.example', phone: undefined }
  expect(decideBooker({ order, date }, contact, saturday)).toMatchObject(expected)
})
