import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { idempotencyKey } from './place-order.ts'

const workshop = 'fl2d-graz-2027-01-19'
const mirko = sentParticipant(0, 'mirko.horvat@almwerk.example')
const agnes = sentParticipant(1, 'agnes.loeffler@almwerk.example')

/** The key of Lena's booking of the FL2D in Graz. */
function keyWith(changes: SentFields = {}) {
  return keyOf(sentBooking({ ...mirko, ...agnes, ...changes }))
}

function keyOf(sent: FormData, date = workshop) {
  const { booking, errors } = checked(sent)
  if (!booking) throw new Error(JSON.stringify(errors))
  return idempotencyKey({ workshop: date, form: booking })
}

describe('the same form has the same key', () => {
  it('a hash that tells nothing of what was filled in', () => {
    expect(keyWith()).toMatch(/^[0-9a-f]{64}$/)
    expect(keyWith()).toBe(keyWith())
  })

  it('in whatever order its fields come', () => {
    const fields = [...sentBooking({ ...mirko, ...agnes, 'booker.title': 'Dr.' })]
    const inOrder = keyWith({ 'booker.title': 'Dr.' })
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        const form = new FormData()
        for (const [name, value] of shuffled) form.append(name, value)
        expect(keyOf(form)).toBe(inOrder)
      }),
    )
  })

  it('in whatever order an object holds them', () => {
    const form: BookingForm = {
      terms: true,
      newsletter: false,
      discover: false,
      declinesRegionalDiscount: false,
      joinsWaitlist: false,
      joinsAgain: false,
      invoice: {
        vatId: undefined,
        noVatId: true,
        country: 'AT',
        city: 'Graz',
        postalCode: '8010',
        street: 'Seilbahngasse 4',
      },
      participants: [],
      bookerAddsIntroduction: false,
      bookerTakesPart: true,
      booker: { email: 'lena.hofstaetter@almwerk.example', lastName: 'Hofstätter', firstName: 'Lena' },
    }
    expect(idempotencyKey({ workshop, form })).toBe(keyOf(sentBooking()))
  })

  it.each([
    ['an empty field and a missing one', { 'invoice.company': '' }],
    ['blanks in an empty field', { 'booker.notes': '  ' }],
    ['spaces around a name', { 'booker.firstName': ' Lena ' }],
  ])('with %s', (_, changes) => {
    expect(keyWith(changes)).toBe(keyWith())
  })
})

describe('a changed form is another booking', () => {
  it.each([
    ['one letter of a name', { 'booker.firstName': 'Lenz' }],
    ['a capital letter', { 'booker.firstName': 'LENA' }],
    ['one letter of a participant', { 'participants[1].lastName': 'Horwat' }],
    ['a tick for the newsletter', { newsletter: 'on' }],
    ['an introduction', { 'participants[0].addsIntroduction': 'on' }],
    ['Discover', { discover: 'on' }],
    ['a note', { 'booker.notes': 'Vegetarisch, bitte.' }],
    ['the number of the attempt', { idempotencyKey: 'f3b1' }],
    ['a participant less', Object.fromEntries(Object.keys(agnes).map((name) => [name, undefined]))],
  ])('%s', (_, changes) => {
    expect(keyWith(changes)).not.toBe(keyWith())
  })

  it('the participants in another order', () => {
    const swapped = {
      ...sentParticipant(0, 'agnes.loeffler@almwerk.example'),
      ...sentParticipant(1, 'mirko.horvat@almwerk.example'),
    }
    expect(keyWith(swapped)).not.toBe(keyWith())
  })

  it('a text in one field and the same text in its neighbour', () => {
    expect(keyWith({ 'invoice.company': 'Almwerk' })).not.toBe(keyWith({ 'invoice.department': 'Almwerk' }))
  })

  it('the same form for another date', () => {
    expect(keyOf(sentBooking(), 'fl2d-wien-2027-03-02')).not.toBe(keyOf(sentBooking()))
  })
})
