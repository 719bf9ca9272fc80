import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna, sample } from '#mails/parts/sample.ts'
import { cancellationOf } from '../invoice/invoice.ts'
import type { OrderMoney } from '../payment/payment.ts'
import type { Cancelled, Order } from './order.ts'
import { overdueInvoice, type PaymentSummary, paymentSummary } from './payment-summary.ts'

const all = 4870_80
const twoSeats = { ...donauwerkOrder, quote: { ...donauwerkOrder.quote, gross: 4000_00 } }
const cancelled = (cancelling?: Cancelled): Order => ({
  ...donauwerkOrder,
  status: { state: 'cancelled' },
  cancelled: cancelling,
})
const free = cancelled({ way: 'withdrawal', fee: 'none', due: 0 })
const half = cancelled({ way: 'terms', fee: 'part', percent: 50, due: 2435_40 })
const full = cancelled({ way: 'terms', fee: 'full', due: all })
const share = cancelled({ way: 'organiser', fee: 'share', due: null })
const expired: Order = { ...donauwerkOrder, status: { state: 'expired' } }
const awaiting: Order = {
  ...donauwerkOrder,
  status: { state: 'awaiting-payment', until: donauwerkOrder.placedAt.add({ minutes: 30 }) },
}

const nothing: OrderMoney = { payments: [], transfers: [], returns: [] }
const transfer = (amount: number): OrderMoney => ({
  ...nothing,
  transfers: [{ id: 'transfer', amount, receivedOn: '2026-11-23' }],
})
const backByTransfer = (amount: number) => ({ id: 'back', paymentId: null, amount, state: 'done' }) as const
const card = (state: OrderMoney['payments'][number]['state']): OrderMoney => ({
  ...nothing,
  payments: [{ id: 'card', amount: all, state }],
})
const partToCard = (state: 'due' | 'done') => ({ id: 'back', paymentId: 'card', amount: 870_80, state }) as const

const none: PaymentSummary = { fee: 0, paid: 0, toPay: 0, toRefund: 0, refunding: 0, refunded: 0 }

describe('what Donauwerk reads about its € 4.870,80', () => {
  it.each<[string, Order, OrderMoney, Partial<PaymentSummary>]>([
    ['nothing has come', donauwerkOrder, nothing, { toPay: all }],
    ['a part has come', donauwerkOrder, transfer(1000_00), { paid: 1000_00, toPay: 3870_80 }],
    ['all has come', donauwerkOrder, transfer(all), { paid: all }],
    ['the card has paid', donauwerkOrder, card('paid'), { paid: all }],
    ['a seat was cancelled before the payment', twoSeats, nothing, { toPay: 4000_00 }],
    ['a seat was cancelled after it', twoSeats, transfer(all), { paid: all, toRefund: 870_80 }],
    [
      '… and the surplus was transferred back',
      twoSeats,
      { ...transfer(all), returns: [backByTransfer(870_80)] },
      { paid: all, refunded: 870_80 },
    ],
    [
      '… and the surplus is on its way to the card',
      twoSeats,
      { ...card('paid'), returns: [partToCard('due')] },
      { paid: all, refunding: 870_80 },
    ],
    ['withdrawn, nothing had come', free, nothing, {}],
    ['withdrawn after the transfer', free, transfer(all), { paid: all, toRefund: all }],
    [
      'withdrawn and transferred back',
      free,
      { ...transfer(all), returns: [backByTransfer(all)] },
      { paid: all, refunded: all },
    ],
    ['withdrawn, the card gets it back', free, card('refund-due'), { paid: all, refunding: all }],
    ['withdrawn, the card has it back', free, card('refunded'), { paid: all, refunded: all }],
    [
      'withdrawn after a part had gone back to the card',
      free,
      { ...card('refund-due'), returns: [partToCard('done')] },
      { paid: all, refunding: 4000_00, refunded: 870_80 },
    ],
    ['half is due, a part has come', half, transfer(1000_00), { fee: 2435_40, paid: 1000_00, toPay: 1435_40 }],
    ['half is due, all had come', half, transfer(all), { fee: 2435_40, paid: all, toRefund: 2435_40 }],
    ['all stays due', full, nothing, { fee: all, toPay: all }],
    ['a share is due that is not set', share, transfer(1000_00), { fee: null, paid: 1000_00 }],
    ['cancelled before fees were stored', cancelled(), transfer(1000_00), { paid: 1000_00, toRefund: 1000_00 }],
    ['expired, and a transfer came later', expired, transfer(all), { paid: all, toRefund: all }],
    ['the card is awaited, a part was transferred', awaiting, transfer(1000_00), { paid: 1000_00, toPay: 3870_80 }],
  ])('when %s', (_, order, money, expected) => {
    expect(paymentSummary(order, money, { isInvoiced: true })).toEqual({ ...none, ...expected })
  })

  it('asks for nothing before there is an invoice', () => {
    expect(paymentSummary(donauwerkOrder, nothing, { isInvoiced: false })).toEqual(none)
  })
})

describe('an overdue invoice', () => {
  const { invoice } = sample
  const asIssued = { order: donauwerkOrder, date: fl2dInVienna, invoices: [invoice], money: nothing }
  const on = '2026-12-05'

  it.each([
    ['on the last day', '2026-12-05', {}, null],
    ['the day after', '2026-12-06', {}, { number: 'R-2026-0148', on, amount: all }],
    ['a part was paid', '2026-12-06', { money: transfer(1000_00) }, { number: 'R-2026-0148', on, amount: 3870_80 }],
    ['everything was paid', '2026-12-06', { money: transfer(all) }, null],
    ['half of it stays due', '2026-12-06', { order: half }, { number: 'R-2026-0148', on, amount: 2435_40 }],
    ['the share is not set', '2026-12-06', { order: share }, null],
    ['we have cancelled the date', '2026-12-06', { date: { calledOff: true } }, null],
    [
      'it was cancelled',
      '2026-12-06',
      { invoices: [invoice, cancellationOf(invoice, { number: 'R-2026-0149', now: sample.saturday })] },
      null,
    ],
  ])('%s', (_, today, changes, expected) => {
    expect(overdueInvoice({ ...asIssued, ...changes }, today)).toEqual(expected)
  })
})
