import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#tests/helpers/nightly.ts'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { bookingFormSchema } from './booking-form.ts'

const mirko = sentParticipant(0, 'mirko.horvat@almwerk.example')
const badForm = ['errors.badForm']

describe('a field that no one asked for', () => {
  it.each([
    ['a price', '', { price: '1' }],
    ['a quote', '', { 'quote.net': '100' }],
    ['a state', '', { state: 'confirmed' }],
    ['a number of seats', '', { seats: '-3' }],
    ['a discount of the booker', 'booker', { 'booker.discount': '100' }],
    ['a tax rate', 'invoice', { 'invoice.rate': '0' }],
    ['the price of a participant', 'participants[0]', { 'participants[0].price': '1' }],
    ['the introduction under another name', 'participants[0]', { 'participants[0].addIntroduction': 'on' }],
    ['something below a field', 'booker.email', { 'booker.email.x': '1', 'booker.email': undefined }],
  ])('%s', (_, place, changes: SentFields) => {
    const { booking, errors } = checked(sentBooking({ ...mirko, ...changes }))
    expect(booking).toBeNull()
    expect(Object.keys(errors)).toEqual([place])
    if (place !== 'booker.email') expect(errors[place]).toEqual(badForm)
  })
})

describe('a value that no field of ours sends', () => {
  it.each([
    ['a country that does not exist', 'invoice.country', 'XX'],
    ['a country in small letters', 'invoice.country', 'at'],
    ['the Greek of VAT ids', 'invoice.country', 'EL'],
    ['a name that every object has', 'invoice.country', 'constructor'],
    ['a salutation that we do not have', 'booker.salutation', 'king'],
    ['a tick that is none', 'terms', 'perhaps'],
    ['a tick that is none', 'newsletter', 'perhaps'],
  ])('%s', (_, field, value) => {
    const { booking, errors } = checked(sentBooking({ [field]: value }))
    expect(booking).toBeNull()
    expect(Object.keys(errors)).toEqual([field])
  })

  it.each(['booker.firstName', 'booker.email', 'invoice.country', 'terms', 'idempotencyKey'])('%s twice', (field) => {
    const form = sentBooking()
    form.append(field, 'on')
    form.append(field, 'on')
    expect(Object.keys(checked(form).errors)).toEqual([field])
  })

  it.each(['booker.firstName', 'booker.notes', 'booker.email'])('a file at %s', (field) => {
    const form = sentBooking({ [field]: undefined })
    form.append(field, new File(['x'.repeat(10)], 'lena.txt'))
    expect(Object.keys(checked(form).errors)).toEqual([field])
  })

  it.each([
    ['the booker', { booker: 'Lena' }, 'booker'],
    ['the invoice', { invoice: 'AT' }, 'invoice'],
    ['a participant', { 'participants[0]': 'Mirko' }, 'participants[0]'],
  ])('a word for %s', (_, changes: SentFields, place) => {
    const form = new FormData()
    for (const [name, value] of sentBooking()) if (!name.startsWith(`${place}.`)) form.append(name, value)
    for (const [name, value] of Object.entries(changes)) form.append(name, value ?? '')
    expect(checked(form).errors).toMatchObject({ [place]: badForm })
  })
})

describe('whatever is sent instead of a form', () => {
  const shaped = fc.record(
    {
      booker: fc.anything(),
      invoice: fc.oneof(
        fc.anything(),
        fc.record({ vatId: fc.anything(), country: fc.anything(), noVatId: fc.anything() }),
      ),
      participants: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), fc.record({ email: fc.anything() })))),
      bookerTakesPart: fc.anything(),
      terms: fc.anything(),
    },
    { requiredKeys: [] },
  )

  it('is refused without an exception, whatever its shape', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), (value) => {
        expect(bookingFormSchema.safeParse(value).success).toBe(false)
      }),
      runs(200),
    )
  })

  it('changes nothing that other objects have', () => {
    const form = sentBooking({ 'constructor.prototype.seats': '99', 'booker.constructor.prototype.seats': '99' })
    form.append('__proto__.seats', '99')
    checked(form)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('seats' in {}).toBe(false)
  })
})
