import { describe, expect, it } from 'vitest'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { maxParticipants } from './booking-form.ts'

const lenas = 'lena.hofstaetter@almwerk.example'
const mirkos = 'mirko.horvat@almwerk.example'
const agnes = 'agnes.loeffler@almwerk.example'
const staysAtHome = { bookerTakesPart: undefined }

/** Participants with these addresses. */
function people(...emails: string[]): SentFields {
  return Object.assign({}, ...emails.map((email, place) => sentParticipant(place, email)))
}

function many(count: number): SentFields {
  return people(...Array.from({ length: count }, (_, place) => `nora${place}@almwerk.example`))
}

const noErrors = {}
const twice = (place: number) => ({ [`participants[${place}].email`]: ['validation.emailDuplicate'] })

describe('who takes part', () => {
  it.each([
    ['Lena alone', {}, noErrors],
    ['Mirko, while Lena stays at home', { ...staysAtHome, ...people(mirkos) }, noErrors],
    ['Lena and Mirko', people(mirkos), noErrors],
    ['nobody', staysAtHome, { participants: ['validation.participants'] }],
  ])('%s', (_, changes, errors) => {
    expect(checked(sentBooking(changes)).errors).toEqual(errors)
  })

  it('has a whole name and address each, also when Lena stays at home', () => {
    const nameless = sentParticipant(0, '', { firstName: undefined, lastName: ' ' })
    expect(checked(sentBooking({ ...staysAtHome, ...nameless })).errors).toEqual({
      'participants[0].firstName': ['validation.firstName'],
      'participants[0].lastName': ['validation.lastName'],
      'participants[0].email': ['validation.emailRequired'],
    })
  })
})

describe('no address is used twice', () => {
  it.each([
    ['two with the same', { ...staysAtHome, ...people(mirkos, mirkos) }, twice(1)],
    [
      'three with the same: the first one stays',
      { ...staysAtHome, ...people(mirkos, mirkos, mirkos) },
      { ...twice(1), ...twice(2) },
    ],
    ['the same in capitals', { ...staysAtHome, ...people(mirkos, mirkos.toUpperCase()) }, twice(1)],
    ['the same with spaces around it', { ...staysAtHome, ...people(mirkos, `  ${mirkos} `) }, twice(1)],
    ['the address of Lena, who takes part', people(lenas), twice(0)],
    ['the address of Lena in capitals', people(agnes, lenas.toUpperCase()), twice(1)],
    ['the address of Lena, who stays at home and sends somebody to it', { ...staysAtHome, ...people(lenas) }, noErrors],
    ['different ones', people(mirkos, agnes), noErrors],
  ])('%s', (_, changes, errors) => {
    expect(checked(sentBooking(changes)).errors).toEqual(errors)
  })

  it('is reported together with all other errors', () => {
    const { errors } = checked(sentBooking({ ...people(lenas), 'booker.firstName': undefined, terms: undefined }))
    expect(errors).toEqual({
      'booker.firstName': ['validation.firstName'],
      ...twice(0),
      terms: ['validation.terms'],
    })
  })

  it('does not call missing addresses the same', () => {
    expect(checked(sentBooking(people('', ''))).errors).toEqual({
      'participants[0].email': ['validation.emailRequired'],
      'participants[1].email': ['validation.emailRequired'],
    })
  })
})

describe('how many one form may name', () => {
  it('is far more than any date has seats: the date itself sets the limit', () => {
    expect(maxParticipants).toBe(50)
    expect(checked(sentBooking(many(50))).booking?.participants).toHaveLength(50)
  })

  it.each([51, 200])('is not %i', (count) => {
    expect(checked(sentBooking(many(count))).errors).toEqual({ participants: ['validation.participantsTooMany'] })
  })
})

describe('the introduction', () => {
  it('is noted for everyone who ticked it, and for no one else', () => {
    const fields = { ...people(mirkos, agnes), 'participants[1].addsIntroduction': 'on', bookerAddsIntroduction: 'on' }
    const { booking } = checked(sentBooking(fields))
    expect(booking?.bookerAddsIntroduction).toBe(true)
    expect(booking?.participants.map(({ addsIntroduction }) => addsIntroduction)).toEqual([false, true])
  })
})
