import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { lenaForHerself, type SentFields, sentForm } from '#tests/helpers/sent-booking.ts'
import { packageFormSchemas, ticketFormSchema } from './purchase-form.ts'

const lena = { ...lenaForHerself, bookerTakesPart: undefined, 'invoice.company': 'Almwerk Energie GmbH' }

const tickets = (changes: SentFields = {}) =>
  parseWithZod(sentForm({ ...lena, tickets: '3', payment: 'card', ...changes }), { schema: ticketFormSchema })
const now = (changes: SentFields = {}) =>
  parseWithZod(sentForm({ ...lena, people: '7', workshop: 'flsa', ...changes }), { schema: packageFormSchemas.now })
const realise = (changes: SentFields = {}) =>
  parseWithZod(sentForm({ ...lena, people: '4', ...changes }), { schema: packageFormSchemas.realise })

describe('the form for tickets', () => {
  it('understands what a browser sends', () => {
    const submission = tickets()
    expect(submission.status === 'success' && submission.value).toMatchObject({ tickets: 3, payment: 'card' })
  })

  it.each(['0', '4', '99999999999', '1.5', 'drei', '-1', undefined])('takes no %s tickets', (count) => {
    expect(tickets({ tickets: count }).reply().error).toEqual({ tickets: ['validation.tickets'] })
  })

  it.each(['cash', undefined])('cannot be paid by %s', (payment) => {
    expect(tickets({ payment }).reply().error).toEqual({ payment: ['validation.payment'] })
  })

  it('is wrong with a field that no one asked for', () => {
    expect(tickets({ price: '1' }).reply().error).toEqual({ '': ['errors.badForm'] })
  })

  it('reports all errors at once, with the rules for people and addresses of every order', () => {
    const errors = parseWithZod(new FormData(), { schema: ticketFormSchema }).reply().error ?? {}
    expect(Object.keys(errors).sort()).toEqual([
      'booker.email',
      'booker.firstName',
      'booker.lastName',
      'invoice.city',
      'invoice.country',
      'invoice.postalCode',
      'invoice.street',
      'invoice.vatId',
      'payment',
      'terms',
      'tickets',
    ])
  })
})

describe('the form for packages', () => {
  it('understands seven who learn systems architecture, and four who realise', () => {
    const [seven, four] = [now(), realise()]
    expect(seven.status === 'success' && seven.value).toMatchObject({ people: 7, workshop: 'flsa' })
    expect(four.status === 'success' && four.value.people).toBe(4)
  })

  it.each(['2', '11', '', 'x'])('takes no %j people for NOW', (people) => {
    expect(now({ people }).reply().error).toEqual({ people: ['validation.people'] })
  })

  it.each(['0', '6'])('takes no %s people for Realise', (people) => {
    expect(realise({ people }).reply().error).toEqual({ people: ['validation.people'] })
  })

  it.each(['flin', 'fl3d', undefined])('teaches no %s in NOW', (workshop) => {
    expect(now({ workshop }).reply().error).toEqual({ workshop: ['validation.packageWorkshop'] })
  })

  it('asks for the company, also while other fields are wrong', () => {
    const errors = now({ 'invoice.company': ' ', people: '2', terms: undefined }).reply().error
    expect(errors).toEqual({
      'invoice.company': ['validation.company'],
      people: ['validation.people'],
      terms: ['validation.terms'],
    })
  })
})
