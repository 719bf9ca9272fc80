import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookSeats, buyerOf, invoiceOf, participantsOf } from '#domain/booking/booking.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { defaultWindows } from '#domain/settings/windows.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theCoachProgramInVienna,
  theEnglishFl3dInBerlin,
  theFl2dInGraz,
  theFl2dOnline,
  theFlinInVienna,
  theSelfPacedFl2d,
} from '#seed/workshop-dates.ts'
import { runs } from '#tests/helpers/nightly.ts'
import { checked, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { formQuote, type PartialBooking } from './booking-form.tsx'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const viewOf = (plan: typeof theFl2dInGraz) => workshopView({ date: liveDate(plan, now), left: 9 }, 'de', now)
const graz = viewOf(theFl2dInGraz)
const online = viewOf(theFl2dOnline)

/** Lena's form on the way: she takes part herself, two others have been added and not yet named. */
const onTheWay = { bookerTakesPart: 'on', participants: [{}, { firstName: 'A' }] }

const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }

describe('the price while the form is filled in', () => {
  it.each<[string, PartialBooking | undefined]>([
    ['before anything is known', undefined],
    ['of an empty form', {}],
    ['when nobody takes part', { participants: [], invoice: { country: 'DE' } }],
    ['when the box is not ticked', { bookerTakesPart: undefined, bookerAddsIntroduction: 'on' }],
    ['when the list is none', { participants: 'everybody' }],
  ])('is none %s', (_, booking) => {
    expect(formQuote(graz, booking, today)).toBeNull()
  })

  it('is none for a self-paced workshop', () => {
    const selfPaced = workshopView({ date: selfPacedDate(theSelfPacedFl2d), left: 0 }, 'de', now)
    expect(formQuote(selfPaced, onTheWay, today)).toBeNull()
  })

  it('counts people from the moment they are added: three pay for two', () => {
    expect(formQuote(graz, onTheWay, today)).toMatchObject({ people: 3, quote: { net: 2 * 1990_00 } })
  })

  it('assumes Austria until a country is chosen, and states that', () => {
    expect(formQuote(online, onTheWay, today)).toMatchObject({
      countryAssumed: true,
      quote: { gross: 2 * 2388_00 },
    })
    const blank = { ...onTheWay, invoice: { country: '' } }
    expect(formQuote(online, blank, today)).toMatchObject({
      countryAssumed: true,
      quote: { gross: 2 * 2388_00 },
    })
    const chosen = { ...onTheWay, invoice: { country: 'DE' } }
    expect(formQuote(online, chosen, today)).toMatchObject({
      countryAssumed: false,
      quote: { gross: 2 * 2368_10 },
    })
  })
})

describe('introductions in the price', () => {
  it.each([
    ['nobody', {}, 0],
    ['Lena', { bookerAddsIntroduction: 'on' }, 1],
    ['Lena, who stays at home', { bookerTakesPart: undefined, bookerAddsIntroduction: 'on' }, 0],
    ['the second person', { participants: [{}, { addsIntroduction: 'on' }] }, 1],
    [
      'everybody',
      { bookerAddsIntroduction: true, participants: [{ addsIntroduction: 'on' }, { addsIntroduction: true }] },
      3,
    ],
    ['somebody who is off again', { participants: [{ addsIntroduction: undefined }, { addsIntroduction: '' }] }, 0],
  ])('%s takes it along', (_, changes, count) => {
    const lines = formQuote(graz, { ...onTheWay, ...changes }, today)?.quote.lines
    expect(lines?.find(({ kind }) => kind === 'add-on')?.quantity ?? 0).toBe(count)
  })

  it('has none for the introduction itself', () => {
    const flin = viewOf(theFlinInVienna)
    expect(formQuote(flin, { bookerTakesPart: 'on', bookerAddsIntroduction: 'on' }, today)?.quote.net).toBe(99_00)
  })
})

describe('Discover in the price', () => {
  const lena = { bookerTakesPart: 'on', discover: 'on' }
  it.each([
    ['on site', graz, lena, 2290_00],
    ['online', online, lena, 2190_00],
    ['with an introduction ticked before', graz, { ...lena, bookerAddsIntroduction: 'on' }, 2290_00],
    ['not ticked', graz, { ...lena, discover: undefined }, 1990_00],
    ['of the introduction, which has none', viewOf(theFlinInVienna), lena, 99_00],
    ['of the coach program, which has none', viewOf(theCoachProgramInVienna), lena, 8990_00],
  ])('%s', (_, workshop, booking, net) => {
    expect(formQuote(workshop, booking, today)?.quote.net).toBe(net)
  })
})

describe('VAT while the form is filled in', () => {
  const german = { country: 'DE', vatId: 'DE136695976' }
  it.each([
    ['no VAT id yet', { country: 'DE' }, 378_10],
    ['half a VAT id', { country: 'DE', vatId: 'DE1366' }, 378_10],
    ['a whole one', german, 0],
    ['in small letters with spaces', { country: 'DE', vatId: 'de 136 695 976' }, 0],
    ['marks in it that came along when it was copied', { country: 'DE', vatId: '\u200eDE136695976\u200b' }, 0],
    ['one of another country', { country: 'DE', vatId: 'ATU13585627' }, 378_10],
    ['the box ticked afterwards', { ...german, noVatId: 'on' }, 378_10],
    ['Switzerland', { country: 'CH' }, 0],
    ['Greece, whose VAT ids start with EL', { country: 'GR', vatId: 'EL094259216' }, 0],
    ['Greece without one', { country: 'GR' }, 477_60],
  ])('online with %s', (_, invoice, vat) => {
    const { quote } = formQuote(online, { bookerTakesPart: 'on', invoice }, today) ?? {}
    expect((quote?.gross ?? 0) - (quote?.net ?? 0)).toBe(vat)
  })

  it('is German in Berlin, anyone who comes', () => {
    const berlin = viewOf(theEnglishFl3dInBerlin)
    const priced = formQuote(berlin, { bookerTakesPart: 'on', invoice: { country: 'AT', vatId: 'ATU13585627' } }, today)
    expect(priced?.quote.vat).toMatchObject([{ country: 'DE', rate: 19, vat: 378_10 }])
  })
})

describe('values that no browser of ours sends', () => {
  // An unknown country was once taken for a member state, because every JavaScript object has these names.
  it.each(['XX', 'constructor', 'toString', '__proto__'])('the country %s is outside the EU', (country) => {
    const { quote } = formQuote(online, { bookerTakesPart: 'on', invoice: { country } }, today) ?? {}
    expect(quote?.vat).toEqual([{ rule: 'outside-eu', country: null, rate: 0, net: 1990_00, vat: 0 }])
  })

  it.each([null, 7, 'AT', [], { country: ['AT', 'DE'] }, { country: { AT: 1 } }])(
    'an invoice of %j breaks nothing',
    (invoice) => {
      expect(formQuote(online, { bookerTakesPart: 'on', invoice }, today)).toMatchObject({
        countryAssumed: true,
        people: 1,
      })
    },
  )

  it('takes what is listed for people, whatever it is', () => {
    expect(formQuote(graz, { participants: [null, 7, 'Mirko', undefined] }, today)?.people).toBe(4)
  })
})

it('uses a rate that was entered for the time of the workshop', () => {
  const begins = { ...today, tariff: { ...defaultTariff, rates: { AT: { '2026-11-22': 21 } } } }
  const alone = { bookerTakesPart: 'on', bookerAddsIntroduction: 'on' }
  expect(formQuote(graz, alone, begins)?.quote.vat).toMatchObject([
    { rate: 21, net: 1990_00 },
    { rate: 20, net: 79_00 },
  ])
})

it('is the price at which the server takes the form, which refuses any other', () => {
  const box = fc.constantFrom('on', undefined)
  const typed = fc.record({
    'invoice.country': fc.constantFrom('AT', 'DE', 'GR', 'CH', 'IN', 'GB'),
    'invoice.vatId': fc.constantFrom(
      undefined,
      'ATU13585627',
      'de 136-695.976\u200b',
      'EL094259216',
      'CHE-116.281.710',
    ),
    'invoice.noVatId': box,
    discover: box,
    declinesRegionalDiscount: box,
    bookerAddsIntroduction: box,
  })
  const others = fc.array(box, { maxLength: 4 })
  const plans = fc.constantFrom(theFl2dInGraz, theFl2dOnline, theFlinInVienna, theCoachProgramInVienna)
  fc.assert(
    fc.property(plans, typed, others, (plan, entered, introductions) => {
      const people = introductions.map((addsIntroduction, index) =>
        sentParticipant(index, `p${index}@post.example`, { addsIntroduction }),
      )
      const { booking: form } = checked(sentBooking(Object.assign({}, entered, ...people)))
      fc.pre(form !== null)
      const date = { ...liveDate(plan, now), participantLimit: 9 }
      const decision = bookSeats(
        { date, registrations: [], windows: defaultWindows },
        {
          ...form,
          participants: participantsOf(form, date.certification),
          buyer: buyerOf(invoiceOf(form)),
          tariff: defaultTariff,
          takesCards: true,
        },
        now,
      )
      const { 'invoice.country': country, 'invoice.vatId': vatId, 'invoice.noVatId': noVatId, ...boxes } = entered
      const participants = introductions.map((addsIntroduction) => ({ addsIntroduction }))
      const partial = { ...boxes, bookerTakesPart: 'on', participants, invoice: { country, vatId, noVatId } }
      const shown = formQuote(viewOf(plan), partial, today)?.quote.gross
      expect(decision.outcome === 'done' ? decision.quote.gross : decision).toBe(shown)
    }),
    runs(100),
  )
})
