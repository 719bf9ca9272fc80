import { seller } from '#domain/company.ts'
import { amountDue, cancellationOf, invoiceOf } from '#domain/invoice/invoice.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { quoteOfRequest, type RegistrationRequest } from '#domain/registration/changes.ts'
import type { MailMessage, WaitingParty } from '#usecases/effects/mail-message.ts'
import type { MoneyAlarm } from '#usecases/ports.ts'
import type { MailOf } from './mail-kind.ts'
import { sampleCertificate as certificate } from './sample-certificate.ts'
import { sampleChangeMails } from './sample-change-mails.ts'
import { sampleOfficeMails } from './sample-office-mails.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder, personOf } from './sample-order.ts'
import { samplePackage, sampleTickets, sampleVouchers } from './sample-purchases.ts'
import { sampleWithdrawals } from './sample-withdrawals.ts'

/** Where the links of the examples lead: nowhere. */
const siteUrl = 'https://flightlevels.example'
const token = 'Zk3uVb9sQy7wR1tXo5mNdA'
const saturday = Temporal.Instant.from('2026-11-21T09:30:00Z')
const orderUrl = `${siteUrl}/de/order/${token}`
const paidUrl = `${siteUrl}/de/paid/${token}`
const endUrl = `${siteUrl}/de/newsletter/unsubscribe/${token}`
const message = 'Habt ihr noch Platz?\n\nEmre'
const dataUrl = `${siteUrl}/de/participants/${token}`

const order = donauwerkOrder
const date = fl2dInVienna
const emre = personOf(donauwerkOrder)
const sabine = { ...emre, ...donauwerkOrder.booker }
const tentative = { ...fl2dInVienna, tentative: true }
const calledOff = { ...fl2dInVienna, calledOff: true }
const tomasz = personOf(harbourlineOrder)
const online = { ...flsaOnline, roomUrl: 'https://video.flightlevels.example/flsa' }
const invoice = invoiceOf(order, { number: 'R-2026-0148', now: saturday, date, paid: false, seller, daysToPay: 14 })

const request: RegistrationRequest = {
  booker: order.booker,
  invoice: order.invoice,
  language: 'de',
  newsletter: false,
  declinesRegionalDiscount: false,
}
const waiting: WaitingParty = {
  registration: { id: 'r', seats: 3, standing: { state: 'waiting', reason: 'full' }, registeredAt: saturday },
  date,
  request,
  participants: order.participants,
  before: 1,
  orderId: null,
  quote: quoteOfRequest(date, request, order.participants, { tariff: defaultTariff, orderedOn: '2026-11-21' }),
  registrationUrl: `${siteUrl}/de/booking/${token}`,
}
const consent = {
  id: 'e',
  participantId: emre.id,
  answer: 'no',
  wording: 'Nein, ich möchte kein Zertifikat.',
  askedAt: saturday,
  confirmedAt: null,
  takenBack: null,
} as const

/** One example of each mail, and more where it has several faces: for the preview and the tests. */
const alarm = (what: MoneyAlarm['what']): MailOf<'money-alarm'> => ({
  kind: 'money-alarm',
  what,
  order,
  date,
  amount: 487_080,
  receipt: 'pi_3QK',
  siteUrl,
})

export const sampleMails: { [K in MailMessage['kind']]: readonly [MailOf<K>, ...MailOf<K>[]] } = {
  'booking-confirmation': [
    {
      kind: 'booking-confirmation',
      order,
      date,
      brought: { invoice, due: invoice.gross },
      own: { participant: sabine, dataUrl },
      soon: false,
      cancellation: defaultCancellation,
      orderUrl,
      siteUrl,
    },
    {
      kind: 'booking-confirmation',
      order: harbourlineOrder,
      date: online,
      brought: { invoice, due: 0 },
      own: null,
      soon: true,
      cancellation: { freeDays: 30, partDays: 14, partPercent: 50 },
      orderUrl,
      siteUrl,
    },
    {
      kind: 'booking-confirmation',
      order,
      date: tentative,
      brought: null,
      own: { participant: sabine, dataUrl },
      soon: false,
      cancellation: defaultCancellation,
      orderUrl,
      siteUrl,
    },
  ],
  invitation: [
    { kind: 'invitation', order, date, participant: emre, soon: false, dataUrl, siteUrl },
    { kind: 'invitation', order: harbourlineOrder, date: online, participant: tomasz, soon: true, dataUrl, siteUrl },
    { kind: 'invitation', order, date: tentative, participant: emre, soon: false, dataUrl, siteUrl },
  ],
  'new-booking': [
    { kind: 'new-booking', order, date, paidUrl: null, siteUrl },
    { kind: 'new-booking', order, date, paidUrl, siteUrl },
  ],
  'purchase-confirmation': [
    { kind: 'purchase-confirmation', order: sampleTickets, brought: { invoice, due: 0 }, orderUrl, siteUrl },
    { kind: 'purchase-confirmation', order: samplePackage, brought: null, orderUrl, siteUrl },
  ],
  'purchase-to-pay': [
    { kind: 'purchase-to-pay', order: sampleTickets, orderUrl, until: saturday.add({ hours: 7 * 24 }), siteUrl },
  ],
  'new-purchase': [{ kind: 'new-purchase', order: samplePackage, paidUrl, siteUrl }],
  vouchers: [{ kind: 'vouchers', order: sampleTickets, reader: order.booker, vouchers: sampleVouchers, siteUrl }],
  'address-check': [
    {
      kind: 'address-check',
      order,
      date,
      until: saturday,
      confirmUrl: `${siteUrl}/de/confirm-order/${token}`,
      siteUrl,
    },
  ],
  'payment-awaited': [
    { kind: 'payment-awaited', order, date, orderUrl, until: saturday.add({ minutes: 30 }), siteUrl },
  ],
  'order-expired': [
    { kind: 'order-expired', order, date, siteUrl },
    { kind: 'order-expired', order: sampleTickets, date: null, siteUrl },
    { kind: 'order-expired', order: samplePackage, date: null, siteUrl },
  ],
  reminder: [
    { kind: 'reminder', order, date, person: emre, to: 'participant', dataUrl, siteUrl },
    { kind: 'reminder', order: harbourlineOrder, date: online, person: tomasz, to: 'participant', dataUrl, siteUrl },
    {
      kind: 'reminder',
      order: harbourlineOrder,
      date: online,
      person: harbourlineOrder.booker,
      to: 'booker',
      dataUrl,
      siteUrl,
    },
  ],
  'consent-request': [
    {
      kind: 'consent-request',
      participant: emre,
      date,
      consent,
      acceptUrl: `${siteUrl}/de/dsgvo/accept/${token}`,
      siteUrl,
    },
  ],
  certificate: [
    {
      kind: 'certificate',
      certificate,
      checkUrl: `${siteUrl}/de/certificates/${certificate.code}`,
      takeBackUrl: `${siteUrl}/de/dsgvo/accept/${token}`,
      siteUrl,
    },
  ],
  invoice: [
    { kind: 'invoice', order, invoice, due: amountDue(invoice), orderUrl, siteUrl },
    { kind: 'invoice', order, invoice, due: amountDue(invoice) - 100_000, orderUrl, siteUrl },
  ],
  'invoice-cancelled': [
    {
      kind: 'invoice-cancelled',
      order,
      invoice: cancellationOf(invoice, { number: 'R-2026-0152', now: saturday.add({ hours: 48 }) }),
      orderUrl,
      siteUrl,
    },
  ],
  'vat-note': [{ kind: 'vat-note', order: harbourlineOrder, result: 'invalid', siteUrl }],
  'payment-refunded': [{ kind: 'payment-refunded', order, date, amount: 487_080, receipt: 'pi_3QK', siteUrl }],
  'money-alarm': [alarm('refund-failed'), alarm('inquiry'), alarm('open'), alarm('won'), alarm('lost')],
  'refund-note': [{ kind: 'refund-note', order, date, amount: 487_080, receipt: 'pi_3QK', siteUrl }],
  'waitlist-welcome': [{ kind: 'waitlist-welcome', ...waiting, siteUrl }],
  'seat-offer': [{ kind: 'seat-offer', ...waiting, until: saturday.add({ hours: 48 }), siteUrl }],
  'offer-expired': [{ kind: 'offer-expired', ...waiting, siteUrl }],
  'registration-cancelled': [
    { kind: 'registration-cancelled', ...waiting, siteUrl },
    { kind: 'registration-cancelled', ...waiting, date: calledOff, siteUrl },
  ],
  'new-registration': [{ kind: 'new-registration', ...waiting, offerUrl: `${siteUrl}/de/offer/${token}`, siteUrl }],
  'money-returned': [{ kind: 'money-returned', order, amount: 199_000, way: 'transfer', siteUrl }],
  'new-comment': [
    {
      kind: 'new-comment',
      name: 'Resi Hollerer',
      email: 'resi@hollerer.example',
      comment: 'Bei uns war es genauso.\nDann kam das Board.',
      postTitle: 'Das Board, das euch fehlt',
      isSuspected: false,
      moderationUrl: `${siteUrl}/de/comment/${token}`,
      siteUrl,
    },
  ],
  'newsletter-request': [
    { kind: 'newsletter-request', confirmUrl: `${siteUrl}/de/newsletter/confirm/${token}`, siteUrl },
  ],
  'newsletter-welcome': [{ kind: 'newsletter-welcome', endUrl, siteUrl }],
  'newsletter-reminder': [{ kind: 'newsletter-reminder', endUrl, siteUrl }],
  'contact-message': [
    {
      kind: 'contact-message',
      name: 'Emre Yildiz',
      company: 'Donauwerk',
      email: 'emre@donauwerk.example',
      phone: undefined,
      message,
      writtenIn: 'de',
      isSuspected: false,
      siteUrl,
    },
  ],
  'contact-copy': [{ kind: 'contact-copy', siteUrl }],
  ...sampleChangeMails,
  ...sampleOfficeMails,
  ...sampleWithdrawals,
}
