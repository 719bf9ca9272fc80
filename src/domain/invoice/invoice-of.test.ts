import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder } from '#mails/parts/sample.ts'
import { seller } from '../company.ts'
import type { Order } from '../order/order.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { dueDate, invoiceOf } from './invoice.ts'

const now = Temporal.Instant.from('2026-11-21T09:30:00Z')
const issuing = { number: 'R-2026-0001', now, date: fl2dInVienna, paid: false, seller, daysToPay: 14 }

describe('the invoice of an order', () => {
  it('lists what Donauwerk ordered, by whom, for when and for how much', () => {
    const invoice = invoiceOf(donauwerkOrder, issuing)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'R-2026-0001',
      issuedOn: '2026-11-21',
      language: 'de',
      order: { number: '2026-0148', customerNumber: 'K-1042', placedOn: '2026-11-21' },
      service: { from: '2027-01-19', to: '2027-01-20' },
      payment: { state: 'due', on: '2026-12-05' },
      seller: { name: 'Flight Levels Training GmbH', country: 'AT' },
      buyer: { name: 'Donauwerk Energie GmbH', contact: 'Sabine Wurzinger', vatId: 'ATU12345675' },
    })
    expect(invoice).not.toHaveProperty('cancels')
  })

  it('has the totals of the quote, to the cent', () => {
    for (const [order, date] of [
      [donauwerkOrder, fl2dInVienna],
      [harbourlineOrder, flsaOnline],
    ] as const) {
      const { net, vat, gross, lines } = invoiceOf(order, { ...issuing, date })
      expect({ net, vat, gross }).toEqual({ net: order.quote.net, vat: order.quote.vat, gross: order.quote.gross })
      expect(lines.map((line) => line.net)).toEqual(order.quote.lines.map((line) => line.net))
    }
  })

  it('takes the seat of ‘3 for 2’ back at its price instead of a negative price', () => {
    const [, free] = invoiceOf(donauwerkOrder, issuing).lines
    expect(free).toMatchObject({ kind: 'three-for-two', quantity: -1, unitNet: 199_000, net: -199_000 })
  })

  it('is made out to the booker where there is no company', () => {
    const order: Order = { ...donauwerkOrder, invoice: { ...donauwerkOrder.invoice, company: undefined } }
    expect(invoiceOf(order, issuing).buyer).toMatchObject({ name: 'Sabine Wurzinger', contact: 'Sabine Wurzinger' })
  })

  it('carries the day in Vienna, whatever day it is elsewhere', () => {
    const lastMoment = Temporal.Instant.from('2026-12-31T22:59:59Z')
    expect(invoiceOf(donauwerkOrder, { ...issuing, now: lastMoment }).issuedOn).toBe('2026-12-31')
    expect(invoiceOf(donauwerkOrder, { ...issuing, now: lastMoment.add({ seconds: 1 }) }).issuedOn).toBe('2027-01-01')
  })

  it('asks for nothing where the money is there already', () => {
    expect(invoiceOf(donauwerkOrder, { ...issuing, paid: true }).payment).toEqual({ state: 'paid', on: '2026-11-21' })
  })

  it('calls a date tentative that is', () => {
    const { service } = invoiceOf(donauwerkOrder, {
      ...issuing,
      paid: true,
      date: { ...fl2dInVienna, tentative: true },
    })
    expect(service).toEqual({ from: '2027-01-19', to: '2027-01-20', tentative: true })
  })

  it('calls no date tentative that has started, although no one has confirmed it', () => {
    const date = { ...fl2dInVienna, tentative: true }
    expect(invoiceOf(donauwerkOrder, { ...issuing, date, now: startOf(date) }).service).not.toHaveProperty('tentative')
  })

  it('names a year as the service of what has no date', () => {
    const { service, payment } = invoiceOf(donauwerkOrder, { ...issuing, date: null })
    expect(service).toEqual({ from: '2026-11-21', to: '2027-11-20' })
    expect(payment).toEqual({ state: 'due', on: '2026-12-05' })
  })
})

describe('an invoice is due', () => {
  it.each([
    ['in fourteen days', '2026-11-21', '2027-01-19', '2026-12-05'],
    ['the day before the workshop, when that comes first', '2026-11-21', '2026-12-01', '2026-11-30'],
    ['on the day of issue, when the workshop is tomorrow', '2026-11-21', '2026-11-22', '2026-11-21'],
    ['on the day of issue, when the workshop is today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['in fourteen days, when there is no workshop day', '2026-12-24', null, '2027-01-07'],
  ])('%s', (_, issuedOn, starts, due) => {
    expect(dueDate(issuedOn, starts, 14)).toBe(due)
  })
})
