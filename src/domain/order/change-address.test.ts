import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { quoteFor } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { decideAddress } from './change-order.ts'
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
  return { order: { status, invoice, quote, participants, placedAt: saturday }, date, tariff: defaultTariff }
}

describe('which address an order may carry', () => {
  it.each<[string, InvoiceAddress, LiveDate, InvoiceAddress]>([
    ['another street in Austria', graz, online, { ...graz, street: 'Kai 2' }],
    ['a VAT id that changes nothing in Austria', graz, online, { ...graz, vatId: 'ATU13585627' }],
    ['from company to company with reverse charge', berlin, online, lyon],
    ['any country in Europe, for a workshop held in Vienna', graz, inVienna, berlin],
  ])('%s', (_, from, date, to) => {
    expect(decideAddress(orderFor(from, date), to)).toEqual({ accepted: true, change: 'new-invoice' })
  })

  it.each<[string, InvoiceAddress, LiveDate, InvoiceAddress]>([
    ['from VAT in Austria to reverse charge', graz, online, berlin],
    ['from VAT in Austria to VAT in Germany', graz, online, home],
    ['from reverse charge to VAT, without the VAT id', berlin, online, { ...berlin, vatId: undefined }],
    ['to a country with a regional price', { ...berlin }, online, pune],
  ])('is refused: %s', (_, from, date, to) => {
    expect(decideAddress(orderFor(from, date), to)).toEqual({ accepted: false, refusal: 'other-tax' })
  })

  it('is the one that it has: nothing is issued again', () => {
    expect(decideAddress(orderFor(graz, online), { ...graz })).toEqual({ accepted: true, change: 'nothing' })
  })

  it('is none any more once the order is cancelled', () => {
    const cancelled = orderFor(graz, online, { state: 'cancelled' })
    expect(decideAddress(cancelled, { ...graz, street: 'Kai 2' })).toEqual({ accepted: false, refusal: 'not-open' })
  })

  it('needs country and kind of buyer to stay where there is no date', () => {
    const { order } = orderFor(berlin, online)
    expect(decideAddress({ order, date: null, tariff: defaultTariff }, lyon)).toEqual({
      accepted: false,
      refusal: 'other-tax',
    })
    expect(decideAddress({ order, date: null, tariff: defaultTariff }, { ...berlin, street: 'Kai 3' })).toMatchObject({
      accepted: true,
    })
  })
})
