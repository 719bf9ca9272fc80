import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { seller } from '../company.ts'
import { amountDue, cancellationOf, dueNow, invoiceOf, prepaidOf } from './invoice.ts'

const now = Temporal.Instant.from('2026-11-21T09:30:00Z')
const issued = (changes: { paid?: boolean; prepaid?: number }) =>
  invoiceOf(donauwerkOrder, {
    number: 'R-2026-0001',
    now,
    date: fl2dInVienna,
    paid: false,
    seller,
    daysToPay: 14,
    ...changes,
  })

describe('what Donauwerk’s invoice of € 4.870,80 asks for', () => {
  it.each([
    ['nothing has come', {}, 0, 487_080],
    ['a part has come', { prepaid: 100_000 }, 100_000, 387_080],
    ['all but a cent has come', { prepaid: 487_079 }, 487_079, 1],
    ['all has come', { prepaid: 487_080 }, 487_080, 0],
    ['more than all has come', { prepaid: 500_000 }, 487_080, 0],
    ['it was paid by card', { paid: true }, 487_080, 0],
  ])('when %s', (_, changes, prepaid, due) => {
    const invoice = issued(changes)
    expect([prepaidOf(invoice), amountDue(invoice)]).toEqual([prepaid, due])
    expect(invoice.payment.state).toBe(due === 0 ? 'paid' : 'due')
  })

  it('when a part has come since it was issued', () => {
    const invoice = issued({})
    expect(dueNow(invoice, [invoice], 100_000)).toBe(387_080)
    expect(dueNow(invoice, [invoice], 500_000)).toBe(0)
    const replacement = { ...issued({ prepaid: 100_000 }), number: 'R-2026-0003' }
    const all = [invoice, cancellationOf(invoice, { number: 'R-2026-0002', now }), replacement]
    expect(dueNow(replacement, all, 100_000)).toBe(387_080)
    expect(dueNow(invoice, all, 100_000)).toBe(487_080)
  })

  it('in a cancellation: what was prepaid is no part of it', () => {
    const cancellation = cancellationOf(issued({ prepaid: 100_000 }), { number: 'R-2026-0002', now })
    expect(prepaidOf(cancellation)).toBe(0)
  })
})
