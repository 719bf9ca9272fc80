import { describe, expect, it } from 'vitest'
import { type Books, wrongIn } from './books.ts'

const order = { number: '2026-0001', name: 'Soak 1', state: 'confirmed', invoices: 1, confirmations: 1 }
const balanced: Books = {
  dates: [{ slug: 'graz', seats: 2, held: 2, counted: 2 }],
  orders: [order, { ...order, number: '2026-0002', name: 'Soak 2' }],
  invoices: ['R-2026-0002', 'R-2026-0001'],
  accepted: ['Soak 1', 'Soak 2'],
  sent: ['<a@x>', '<b@x>'],
  received: [
    { id: '<a@x>', at: 1_000 },
    { id: '<b@x>', at: 2_000 },
  ],
  cutOff: [],
  waiting: 0,
}
const secondOf = (at: number) => [...balanced.received, { id: '<a@x>', at }]

describe('the books after a run', () => {
  it.each<[string, Partial<Books>]>([
    ['everything happened once', {}],
    ['an order without an answer: the connection was cut before it', { accepted: ['Soak 1'] }],
    [
      'an order that waits for money has no invoice yet',
      { orders: [{ ...order, state: 'awaiting-payment', invoices: 0, confirmations: 0 }], invoices: [], accepted: [] },
    ],
    [
      'a mail came again after its process was killed',
      { received: secondOf(30_000), cutOff: [{ from: 1_500, to: 1_500 }] },
    ],
    ['a new year begins with 1', { invoices: ['R-2026-0001', 'R-2026-0002', 'R-2027-0001'] }],
  ])('are right: %s', (_, changes) => {
    expect(wrongIn({ ...balanced, ...changes })).toEqual([])
  })

  it.each<[string, Partial<Books>, string[]]>([
    [
      'a seat was sold twice',
      { dates: [{ slug: 'graz', seats: 2, held: 3, counted: 3 }] },
      ['graz has 2 seats, and 3 are taken'],
    ],
    [
      'a date has lost count',
      { dates: [{ slug: 'graz', seats: 2, held: 1, counted: 2 }] },
      ['graz says that 2 seats are taken, and it is 1'],
    ],
    [
      'an order that was accepted is lost',
      { accepted: ['Soak 1', 'Soak 2', 'Soak 3'] },
      ['Soak 3 was told to have booked, and there is no order'],
    ],
    [
      'a form booked twice',
      { orders: [order, { ...order, number: '2026-0002' }], accepted: ['Soak 1'] },
      ['Soak 1 has 2 orders'],
    ],
    [
      'an order has no invoice',
      { orders: [{ ...order, invoices: 0 }], accepted: [] },
      ['order 2026-0001 has 0 invoices'],
    ],
    [
      'an order was not confirmed by mail',
      { orders: [{ ...order, confirmations: 0 }], accepted: [] },
      ['order 2026-0001 has 0 confirmations'],
    ],
    ['an order is missing', { orders: [{ ...order, number: '2026-0002' }], accepted: [] }, ['2026 has no number 1']],
    ['an invoice is missing', { invoices: ['R-2026-0001', 'R-2026-0003'] }, ['R-2026 has no number 2']],
    ['an invoice is there twice', { invoices: ['R-2026-0001', 'R-2026-0001'] }, ['R-2026 has a number twice']],
    ['a mail is lost', { received: [{ id: '<a@x>', at: 1_000 }] }, ['<b@x> is noted as sent, and did not arrive']],
    ['a mail came twice', { received: secondOf(30_000) }, ['<a@x> arrived 2 times: 00:00:01, 00:00:30']],
    [
      'a mail came twice, long before anything was cut off',
      { received: secondOf(30_000), cutOff: [{ from: 29_000, to: 31_000 }] },
      ['<a@x> arrived 2 times: 00:00:01, 00:00:30'],
    ],
    ['something was not done', { waiting: 3 }, ['3 jobs are not done']],
  ])('report what is wrong: %s', (_, changes, wrong) => {
    expect(wrongIn({ ...balanced, ...changes })).toEqual(wrong)
  })
})
