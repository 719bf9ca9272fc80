import { describe, expect, it } from 'vitest'
import { sampleMails } from '#mails/mails.ts'
import { donauwerkOrder, fl2dInVienna, sample, sampleTickets } from '#mails/parts/sample.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { refundedPayment } from './refunds.tsx'

const order = { ...donauwerkOrder, status: { state: 'cancelled' } } as const
const [toBooker] = sampleMails['payment-refunded']
const [toOffice] = sampleMails['refund-note']

async function read(facts: object, language: 'de' | 'en') {
  if (!(toBooker && toOffice)) throw new Error('no such example')
  const mails = await Promise.all([toBooker, toOffice].map((mail) => renderMail({ ...mail, ...facts }, language)))
  return mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

describe('the mails about a payment that went back', () => {
  it('say of a booking that was cancelled that it is, and not that it was paid afterwards', async () => {
    const [german, germanNote] = await read({ order, wasBooked: true }, 'de')
    expect(german).toContain('ist storniert. Was du mit der Karte bezahlt hast')
    expect(germanNote).toContain('war bezahlt und ist storniert')
    const [english, englishNote] = await read({ order, wasBooked: true }, 'en')
    expect(english).toContain('has been cancelled, so we’re refunding')
    expect(englishNote).toContain('was paid and has been cancelled')
  })

  it('describe a payment after a cancellation as such', async () => {
    expect(await read({ order, wasBooked: false }, 'en')).toEqual([
      expect.stringContaining('after order'),
      expect.stringContaining('was paid after it had been cancelled'),
    ])
  })

  it('do not mention seats gone to someone else where we have cancelled the date', async () => {
    const expired = { ...donauwerkOrder, status: { state: 'expired' } }
    const facts = { order: expired, date: { ...fl2dInVienna, calledOff: true }, wasBooked: false }
    for (const text of await read(facts, 'en')) expect(text).not.toMatch(/seats (?:had gone|were gone)/)
  })

  it('lead to the date while it is held, to all dates otherwise, and of tickets to neither', async () => {
    const href = '/workshops/flight-level-2-design/fl2d-wien-2027-01-19'
    expect((await read({ order, wasBooked: true }, 'en'))[0]).toContain(href)
    const [calledOff] = await read({ order, date: { ...fl2dInVienna, calledOff: true }, wasBooked: true }, 'en')
    expect(calledOff).toContain('See all dates')
    expect(calledOff).not.toContain(href)
    expect((await read({ order: sampleTickets, date: null, wasBooked: true }, 'en'))[0]).not.toMatch(
      /See all dates|Go to/,
    )
  })

  it.each([
    ['a booking', [sample.invoice], true],
    ['an order that never was one', [], false],
  ] as const)('know %s by its invoice', async (_, invoices, wasBooked) => {
    const payment = {
      id: 'p',
      orderId: order.id,
      provider: 'stripe',
      amount: 487_080,
      state: 'refunded',
      begunAt: order.placedAt,
      sessionEnds: order.placedAt,
      session: null,
      receipt: 'pi_1',
    } as const
    const reads = {
      ...emptyReads,
      paymentById: async () => payment,
      orderWithDate: async () => ({ order, date: fl2dInVienna }),
      invoices: async () => [...invoices],
    }
    expect(await refundedPayment({ reads }, 'p')).toMatchObject({ wasBooked })
  })
})
