import { seller } from '#domain/company.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import type { ChangeMail } from '#usecases/effects/change-mail.ts'
import type { MailOf } from './mail-kind.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder, personOf } from './sample-order.ts'
import { samplePackage, sampleTickets, sampleVouchers } from './sample-purchases.ts'

/** Where the links of the examples lead: nowhere. */
const siteUrl = 'https://flightlevels.example'
const saturday = Temporal.Instant.from('2026-11-21T09:30:00Z')
const orderUrl = `${siteUrl}/de/order/Zk3uVb9sQy7wR1tXo5mNdA`

const order = donauwerkOrder
const date = fl2dInVienna
const emre = personOf(donauwerkOrder)
const sabine = { ...emre, ...donauwerkOrder.booker }
const invoice = invoiceOf(order, { number: 'R-2026-0148', now: saturday, date, paid: false, seller, daysToPay: 14 })
const former = { ...emre, firstName: 'Kofi', lastName: 'Mensah', email: 'kofi.mensah@donauwerk.example' }
const calledOff = { ...fl2dInVienna, calledOff: true }
const tomasz = personOf(harbourlineOrder)
const online = { ...flsaOnline, roomUrl: 'https://video.flightlevels.example/flsa' }
const afterwards = { order, date, way: 'terms', fee: 'none', at: saturday, siteUrl } as const

const told = { invoiceNumber: 'R-2026-0152', inCalendar: true, othersTold: true }

/** One example of each mail about what changes after a booking. */
export const sampleChangeMails: { [K in ChangeMail['kind']]: readonly [MailOf<K>, ...MailOf<K>[]] } = {
  'order-cancelled': [
    { kind: 'order-cancelled', ...afterwards, ...told, vouchersOut: 0 },
    { kind: 'order-cancelled', ...afterwards, ...told, fee: 'full', vouchersOut: 0 },
    { kind: 'order-cancelled', ...afterwards, ...told, fee: 'part', percent: 50, vouchersOut: 0 },
    { kind: 'order-cancelled', ...afterwards, ...told, way: 'organiser', fee: 'share', vouchersOut: 0 },
    {
      kind: 'order-cancelled',
      ...afterwards,
      ...told,
      order: sampleTickets,
      date: null,
      way: 'organiser',
      vouchersOut: 2,
    },
    {
      kind: 'order-cancelled',
      ...afterwards,
      ...told,
      order: sampleTickets,
      date: null,
      way: 'withdrawal',
      vouchersOut: 0,
    },
    { kind: 'order-cancelled', ...afterwards, ...told, order: samplePackage, date: null, fee: 'share', vouchersOut: 1 },
  ],
  'booking-cancelled': [
    { kind: 'booking-cancelled', ...afterwards, vouchers: [] },
    {
      kind: 'booking-cancelled',
      ...afterwards,
      order: sampleTickets,
      date: null,
      way: 'organiser',
      vouchers: sampleVouchers.map(({ code }) => code),
    },
  ],
  'participant-cancelled': [
    { kind: 'participant-cancelled', order, date, participant: emre, siteUrl },
    { kind: 'participant-cancelled', order, date, participant: sabine, siteUrl },
    { kind: 'participant-cancelled', order, date: calledOff, participant: emre, siteUrl },
    { kind: 'participant-cancelled', order, date: calledOff, participant: sabine, siteUrl },
    { kind: 'participant-cancelled', order, date, participant: former, siteUrl },
  ],
  'date-changed': [
    { kind: 'date-changed', order, date, participant: emre, transferred: false, siteUrl },
    { kind: 'date-changed', order, date, participant: sabine, transferred: false, siteUrl },
    { kind: 'date-changed', order, date, participant: emre, transferred: true, siteUrl },
    { kind: 'date-changed', order, date, participant: sabine, transferred: true, siteUrl },
  ],
  'room-changed': [
    {
      kind: 'room-changed',
      order: harbourlineOrder,
      date: online,
      person: tomasz,
      roomUrl: online.roomUrl,
      siteUrl,
    },
  ],
  'order-moved': [
    { kind: 'order-moved', order, date, wished: false, orderUrl, siteUrl },
    { kind: 'order-moved', order, date, wished: true, orderUrl, siteUrl },
  ],
  'date-called-off': [{ kind: 'date-called-off', order, date: { ...date, calledOff: true }, orderUrl, siteUrl }],
  'date-confirmed': [
    { kind: 'date-confirmed', order, date, person: order.booker, brought: { invoice, due: invoice.gross }, siteUrl },
    { kind: 'date-confirmed', order, date, person: emre, brought: null, siteUrl },
  ],
}
