import { balanceOf } from '#domain/payment/balance.ts'
import { type BookSeatsPorts, bookSeats } from './book-seats.ts'
import { createBookingOffice } from './bookings/booking-office.ts'
import { confirmConsent } from './certificates/confirm-consent.ts'
import { consentByLink } from './certificates/consent-by-link.ts'
import { requestConsent } from './certificates/request-consent.ts'
import { withdrawConsent } from './certificates/withdraw-consent.ts'
import { confirmNewsletter, newsletterToConfirm } from './confirm-newsletter.ts'
import { officeDates } from './dates/office-dates.ts'
import { deadEnds } from './dead-ends.ts'
import { endNewsletter, newsletterToEnd } from './end-newsletter.ts'
import { makeExport } from './exports/make-export.ts'
import { officeLists } from './lists/office-lists.ts'
import { commentByLink, moderateComment } from './moderate-comment.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { confirmAddress } from './orders/confirm-address.ts'
import { carryOutWithdrawal } from './orders/end-withdrawal.ts'
import { transferOrder } from './orders/transfer-order.ts'
import { withdraw } from './orders/withdraw.ts'
import { participantsByLink } from './participants/participants-by-link.ts'
import { saveParticipants } from './participants/save-participants.ts'
import { recordPayment } from './payments/record-payment.ts'
import { type StartCheckoutPorts, startCheckout } from './payments/start-checkout.ts'

import { takePaymentEvent } from './payments/take-payment-event.ts'
import { followLink } from './personal-links.ts'
import { placedByAttempt } from './placed-by-attempt.ts'
import type { ListedDate, Reads } from './ports.ts'
import { buyPackage } from './purchases/buy-package.ts'
import { buyTickets } from './purchases/buy-tickets.ts'
import { createRedirectDesk } from './redirects.ts'
import { cancelRegistration } from './registrations/cancel-registration.ts'
import { confirmRegistration } from './registrations/confirm-registration.ts'
import { deleteRegistration } from './registrations/delete-registration.ts'
import { offerRegistration } from './registrations/offer-registration.ts'
import { requestNewsletter } from './request-newsletter.ts'
import { rightAddress } from './right-address.ts'
import { sendMessage } from './send-message.ts'
import { createSettingsOffice, type SettingsPorts } from './settings/settings-office.ts'
import type { UseCases } from './use-cases.ts'
import { writeComment } from './write-comment.ts'

export type UseCasePorts = BookSeatsPorts &
  StartCheckoutPorts &
  SettingsPorts & { reads: Reads } & Pick<
    UseCases,
    | 'content'
    | 'calendarFile'
    | 'calendarFeed'
    | 'spamDefence'
    | 'invoicePdf'
    | 'invoiceXml'
    | 'testCheckout'
    | 'mode'
    | 'dataProtection'
    | 'spreadsheet'
  >

export function createUseCases(ports: UseCasePorts): UseCases {
  const now = () => ports.clock.now()
  function payable(listed: ListedDate): ListedDate {
    const { date } = listed
    const isByCard = date.delivery !== 'self-paced' && date.payment === 'card'
    return isByCard && ports.checkout.provider === null ? { ...listed, notPayable: true } : listed
  }
  return {
    content: ports.content,
    calendarFile: ports.calendarFile,
    calendarFeed: ports.calendarFeed,
    spamDefence: ports.spamDefence,
    invoicePdf: ports.invoicePdf,
    invoiceXml: ports.invoiceXml,
    invoices: (orderId) => ports.reads.invoices(orderId),
    testCheckout: ports.testCheckout,
    mode: ports.mode,
    bookingOffice: createBookingOffice(ports),
    dataProtection: ports.dataProtection,
    lists: officeLists(ports),
    makeExport: (command) => makeExport(ports, command),
    invoiceList: ports.reads.invoiceList,
    spreadsheet: ports.spreadsheet,
    settings: createSettingsOffice(ports),
    now,
    bookSeats: (command) => bookSeats(ports, command),
    placedByAttempt: (attempt) => placedByAttempt(ports, attempt),
    comments: (post) => ports.reads.comments.approved(post),
    writeComment: (command) => writeComment(ports, command),
    commentByLink: (token) => commentByLink(ports.reads, token),
    moderateComment: (command) => moderateComment(ports, command),
    requestNewsletter: (request) => requestNewsletter(ports, request),
    newsletterToConfirm: (token) => newsletterToConfirm(ports, token),
    confirmNewsletter: (command) => confirmNewsletter(ports, command),
    newsletterToEnd: (token) => newsletterToEnd(ports, token),
    endNewsletter: (token) => endNewsletter(ports, token),
    sendMessage: (command) => sendMessage(ports, command),
    rightAddress: (path) => rightAddress(ports, path, now()),
    deadEnds: (paths) => deadEnds(ports, paths, now()),
    redirects: createRedirectDesk(ports),
    workshopDates: async () => (await ports.reads.workshopDates(now())).map(payable),
    async workshopDate(slug) {
      const listed = await ports.reads.workshopDate(slug, now())
      return listed && payable(listed)
    },
    async orderByLink(token) {
      const orderId = await followLink(ports.reads, 'order', token)
      return orderId === null ? null : ports.reads.orderWithDate(orderId)
    },
    balance: async (orderId) => balanceOf(await ports.reads.money.ofOrder(orderId)),
    async orderToConfirm(token) {
      const orderId = await followLink(ports.reads, 'address', token)
      return orderId === null ? null : ports.reads.orderWithDate(orderId)
    },
    confirmAddress: (orderId) => confirmAddress(ports, orderId),
    buyTickets: (command) => buyTickets(ports, command),
    buyPackage: (command) => buyPackage(ports, command),
    vouchers: (orderId) => ports.reads.vouchers(orderId),
    async orderToSettle(token) {
      const orderId = await followLink(ports.reads, 'payment', token)
      const found = orderId === null ? null : await ports.reads.orderWithDate(orderId)
      return found && { ...found, paidAt: await ports.reads.paidAt(found.order.id) }
    },
    recordPayment: (orderId) => recordPayment(ports, orderId, 'organiser:office'),
    paymentOfOrder: (orderId) => ports.reads.paymentOfOrder(orderId),
    startCheckout: (command) => startCheckout(ports, command),
    takePaymentEvent: (event) => takePaymentEvent(ports, event),
    async registrationByLink(token) {
      const id = await followLink(ports.reads, 'registration', token)
      return id === null ? null : ports.reads.registration(id)
    },
    confirmRegistration: (id, participants) => confirmRegistration(ports, id, participants),
    cancelRegistration: (id) => cancelRegistration(ports, id),
    deleteRegistration: (id) => deleteRegistration(ports, id),
    async registrationToOffer(token) {
      const id = await followLink(ports.reads, 'offer', token)
      return id === null ? null : ports.reads.registration(id)
    },
    cancelOrder: (orderId, how) => cancelOrder(ports, { orderId, ...how, actor: 'booker' }),
    transferOrder: (orderId, to) => transferOrder(ports, { orderId, to, actor: 'booker' }),
    participantsByLink: (token) => participantsByLink(ports.reads, token),
    saveParticipants: (command) => saveParticipants(ports, command),
    withdraw: (form, language) => withdraw(ports, form, language),
    async withdrawalByLink(token) {
      const id = await followLink(ports.reads, 'withdrawal', token)
      return id === null ? null : ports.reads.withdrawal(id)
    },
    carryOutWithdrawal: (withdrawalId) => carryOutWithdrawal(ports, { withdrawalId, actor: 'booker' }),
    dates: officeDates(ports),
    requestConsent: (command) => requestConsent(ports, command),
    consentByLink: (token) => consentByLink(ports.reads, token, now()),
    confirmConsent: (consentId) => confirmConsent(ports, consentId),
    withdrawConsent: (consentId, wording) => withdrawConsent(ports, { consentId, wording }),
    certificate: (code) => ports.reads.certificates.certificateByCode(code),
    offerRegistration: (id) => offerRegistration(ports, id, 'organiser:office'),
  }
}
