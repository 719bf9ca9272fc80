import { seller } from '#domain/company.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder, personOf } from './sample-order.ts'

/** Where the links of the examples lead: nowhere. */
const siteUrl = 'https://flightlevels.example'
const token = 'Zk3uVb9sQy7wR1tXo5mNdA'
const saturday = Temporal.Instant.from('2026-11-21T09:30:00Z')

const order = donauwerkOrder
const date = fl2dInVienna
const emre = personOf(order)

/** What the examples of the mails are made of. */
export const sample = {
  siteUrl,
  token,
  saturday,
  orderUrl: `${siteUrl}/de/order/${token}`,
  paidUrl: `${siteUrl}/de/paid/${token}`,
  endUrl: `${siteUrl}/de/newsletter/unsubscribe/${token}`,
  dataUrl: `${siteUrl}/de/participants/${token}`,
  /** Three people of Donauwerk in Vienna; Sabine books and takes part. */
  order,
  date,
  emre,
  sabine: { ...emre, ...order.booker },
  invoice: invoiceOf(order, { number: 'R-2026-0148', now: saturday, date, paid: false, seller, daysToPay: 14 }),
  tentative: { ...date, tentative: true },
  calledOff: { ...date, calledOff: true },
  cancelled: { order, date, way: 'terms', fee: 'none', at: saturday },
  /** Tomasz takes part online, and Aoife, who has booked, does not take part. */
  atHome: harbourlineOrder,
  tomasz: personOf(harbourlineOrder),
  online: { ...flsaOnline, roomUrl: 'https://video.flightlevels.example/flsa' },
} as const
