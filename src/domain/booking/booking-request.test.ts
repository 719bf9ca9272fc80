import { describe, expect, it } from 'vitest'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { bookerOf, buyerOf, invoiceOf, participantsOf } from './booking.ts'

function booked(changes: SentFields = {}) {
  const { booking, errors } = checked(sentBooking(changes))
  if (!booking) throw new Error(JSON.stringify(errors))
  return booking
}

const mirkos = 'mirko.horvat@almwerk.example'
const agnes = 'agnes.loeffler@almwerk.example'
const both = {
  ...sentParticipant(0, mirkos, { title: 'DI' }),
  ...sentParticipant(1, agnes, { addsIntroduction: 'on' }),
}
const lena = { 'booker.phone': '+43 316 000', 'booker.notes': 'Vegetarisch, bitte.', bookerAddsIntroduction: 'on' }

describe('who will sit in the workshop', () => {
  it('is Lena first, when she takes part, then the others as listed', () => {
    const people = participantsOf(booked({ ...lena, ...both }), 'fl2d')
    expect(people.map(({ email }) => email)).toEqual(['lena.hofstaetter@almwerk.example', mirkos, agnes])
    expect(people.map(({ addIntroduction }) => addIntroduction)).toEqual([true, false, true])
    expect(people[1]).toEqual({
      title: 'DI',
      firstName: 'Mirko',
      lastName: 'Horvat',
      email: mirkos,
      addIntroduction: false,
    })
  })

  it('is only the others, when Lena stays at home, whatever she ticked for herself', () => {
    const people = participantsOf(booked({ ...lena, ...both, bookerTakesPart: undefined }), 'fl2d')
    expect(people.map(({ email }) => email)).toEqual([mirkos, agnes])
  })

  it('knows nothing of the phone and the notes of the booker', () => {
    const [first] = participantsOf(booked(lena), 'fl2d')
    expect(Object.keys(first ?? {}).sort()).toEqual(['addIntroduction', 'email', 'firstName', 'lastName'])
    expect(bookerOf(booked(lena))).toMatchObject({ phone: '+43 316 000', notes: 'Vegetarisch, bitte.' })
  })

  it('gets no introduction with the introduction, where no one would pay for it', () => {
    const people = participantsOf(booked({ ...lena, ...both }), 'flin')
    expect(people.map(({ addIntroduction }) => addIntroduction)).toEqual([false, false, false])
  })
})

describe('Discover', () => {
  it('adds the introduction for everyone, with any of the boxes ticked', () => {
    const people = participantsOf(booked({ ...both, discover: 'on' }), 'fl2d')
    expect(people.map(({ addIntroduction }) => addIntroduction)).toEqual([true, true, true])
  })

  it.each(['flin', 'flcp'] as const)('is nothing with %s, where it is not sold', (certification) => {
    const people = participantsOf(booked({ ...sentParticipant(0, agnes), discover: 'on' }), certification)
    expect(people.map(({ addIntroduction }) => addIntroduction)).not.toContain(true)
  })
})

describe('the invoice', () => {
  const vatId = { 'invoice.vatId': 'atu 1358 5627' }

  it('carries the VAT id that was given', () => {
    const invoice = invoiceOf(booked({ ...vatId, 'invoice.noVatId': undefined }))
    expect(invoice).toEqual({
      street: 'Seilbahngasse 4',
      postalCode: '8010',
      city: 'Graz',
      country: 'AT',
      vatId: 'ATU13585627',
    })
    expect(buyerOf(invoice)).toEqual({ country: 'AT', hasVatId: true })
  })

  it('carries none when the box was ticked afterwards', () => {
    const invoice = invoiceOf(booked(vatId))
    expect(invoice.vatId).toBeUndefined()
    expect(buyerOf(invoice)).toEqual({ country: 'AT', hasVatId: false })
  })
})
