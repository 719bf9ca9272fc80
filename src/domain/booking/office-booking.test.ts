import { describe, expect, it } from 'vitest'
import { bookingIn, officeBookingForm } from './office-booking.ts'

const whole = {
  idempotencyKey: '0193b1f0-0000-7000-8000-000000000001',
  language: 'de',
  booker: { firstName: 'Lena', lastName: 'Hofstätter', email: 'lena@almwerk.example' },
  invoice: { street: 'Seilbahngasse 4', postalCode: '8010', city: 'Graz', country: 'AT', noVatId: true },
  terms: true,
}

const book = (changes: object) => bookingIn(officeBookingForm.parse({ ...whole, ...changes }))
const peopleIn = (others: string) => {
  const read = book({ others })
  return read.outcome === 'done'
    ? read.form.participants.map(({ firstName, lastName, email }) => [firstName, lastName, email])
    : read.refusal.reason
}

describe('the people of a booking by hand, one a line', () => {
  it.each([
    ['Kofi Mensah, kofi@almwerk.example', [['Kofi', 'Mensah', 'kofi@almwerk.example']]],
    ['Anna Maria Huber <anna@almwerk.example>', [['Anna Maria', 'Huber', 'anna@almwerk.example']]],
    ['Kofi\tMensah\tkofi@almwerk.example\r\n\r\n', [['Kofi', 'Mensah', 'kofi@almwerk.example']]],
    [
      'Kofi Mensah; kofi@almwerk.example\nNoor Ali noor@almwerk.example',
      [
        ['Kofi', 'Mensah', 'kofi@almwerk.example'],
        ['Noor', 'Ali', 'noor@almwerk.example'],
      ],
    ],
    ['kofi@almwerk.example', 'officeDates.book.errors.others:1'],
    ['Kofi Mensah', 'officeDates.book.errors.others:1'],
    ['Kofi Mensah, kofi@', 'officeDates.book.errors.others:1'],
    ['Kofi Mensah, kofi@almwerk.example\n\nNoor Ali', 'officeDates.book.errors.others:3'],
    [`${'a '.repeat(300)}a@b.example`, 'officeDates.book.errors.others:1'],
    ['Kofi Mensah, kofi@almwerk', 'officeDates.book.errors.othersEmail:1'],
    ['Kofi Mensah, kofi@almwerk.example\nKofi Zwei, KOFI@almwerk.example', 'officeDates.book.errors.othersTwice:2'],
    ['', 'validation.participants'],
  ])('%j', (others, expected) => {
    expect(peopleIn(others)).toEqual(expected)
  })

  it('may be the booker alone, who is not named twice', () => {
    expect(book({ bookerTakesPart: true })).toMatchObject({ outcome: 'done', form: { participants: [] } })
    const again = book({ bookerTakesPart: true, others: 'Lena Hofstätter, lena@almwerk.example' })
    expect(again).toMatchObject({ refusal: { reason: 'officeDates.book.errors.othersTwice:1' } })
  })
})

it('is not taken without the terms', () => {
  const { error } = officeBookingForm.safeParse({ ...whole, terms: undefined })
  expect(error?.issues.map(({ message }) => message)).toEqual(['officeDates.book.errors.terms'])
})

it.each([
  [undefined, -1],
  ['238800', 2388_00],
])('is compared with the total that was shown, and with none before: %j', (shownGross, expected) => {
  expect(book({ shownGross, bookerTakesPart: true })).toMatchObject({ form: { shownGross: expected } })
})
