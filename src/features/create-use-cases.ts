import { brokenLinks, listedContent } from '#content/broken-links.ts'
import { createLinkLook } from '#content/link-look.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { commentByLink, decideComments, moderateComment, writeComment } from '#features/blog/comments.ts'
import { answerReplies, commentOfReplies } from '#features/blog/reply-mails.ts'
import { bookSeats } from '#features/booking/book-seats.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { cancelRegistration } from '#features/booking/cancel-registration.ts'
import { confirmAddress } from '#features/booking/confirm-address.ts'
import { confirmRegistration, deleteRegistration } from '#features/booking/confirm-registration.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import type { SellingPorts } from '#features/booking/ordering-ports.ts'
import { placedByIdempotencyKey } from '#features/booking/place-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { inOrderOfArrival, offerRegistration } from '#features/booking/waitlist.ts'
import { completeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { confirmConsent, consentByLink, requestConsent, withdrawConsent } from '#features/certificates/consent.ts'
import { sendMessage } from '#features/contact/contact.ts'
import { makeExport } from '#features/exports/make-export.ts'
import {
  confirmNewsletter,
  endNewsletter,
  newsletterToConfirm,
  newsletterToEnd,
  requestNewsletter,
} from '#features/newsletter/newsletter.ts'
import { participantsByLink, saveParticipants } from '#features/participants/save-participants.ts'
import { recordPayment } from '#features/payment/record-payment.ts'
import { type StartCheckoutPorts, startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { canonicalUrl } from '#features/redirects/canonical-url.ts'
import { createRedirectService } from '#features/redirects/redirects.ts'
import { createSettingsOffice, type SettingsPorts } from '#features/settings/settings-office.ts'
import { buyPackage, buyTickets } from '#features/tickets/place-purchase.ts'
import type { UseCases } from '#features/use-cases.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { Reads } from '#platform/ports.ts'

export type UseCasePorts = SellingPorts &
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
  > & {
    /** The content without what is kept of it, where that is something else. */
    unkept?: ContentSource
  }

/**
 * Gives each service what it needs from outside, once: pages and the API for visitors know neither stores nor providers. The office’s screens get
 * `officePorts` and call services with them.
 */
export function createUseCases(ports: UseCasePorts): UseCases {
  const now = () => ports.clock.now()
  const broken = (paths: readonly string[]) =>
    brokenLinks({ ...ports, content: listedContent(ports.content) }, paths, now())
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
    paymentProvider: ports.checkout.provider,
    testCheckout: ports.testCheckout,
    mode: ports.mode,
    officePorts: ports,
    dataProtection: ports.dataProtection,
    searchComments: ports.reads.comments.search,
    decideComments: (command) => decideComments(ports, command),
    makeExport: (command) => makeExport(ports, command),
    invoiceList: ports.reads.invoiceList,
    spreadsheet: ports.spreadsheet,
    settings: createSettingsOffice(ports),
    now,
    bookSeats: inOrderOfArrival((command) => bookSeats(ports, command)),
    placedByIdempotencyKey: (idempotencyKey) => placedByIdempotencyKey(ports, idempotencyKey),
    comments: (post) => ports.reads.comments.approved(post),
    writeComment: (command) => writeComment(ports, command),
    commentByLink: (token) => commentByLink(ports.reads, token),
    commentOfReplies: (token) => commentOfReplies(ports, token),
    answerReplies: (command) => answerReplies(ports, command),
    moderateComment: (command) => moderateComment(ports, command),
    requestNewsletter: (request) => requestNewsletter(ports, request),
    newsletterToConfirm: (token) => newsletterToConfirm(ports, token),
    confirmNewsletter: (command) => confirmNewsletter(ports, command),
    newsletterToEnd: (token) => newsletterToEnd(ports, token),
    endNewsletter: (token) => endNewsletter(ports, token),
    sendMessage: (command) => sendMessage(ports, command),
    canonicalUrl: (path) => canonicalUrl(ports, path, now()),
    brokenLinks: broken,
    linkLook: createLinkLook(ports.unkept ?? ports.content, broken),
    redirects: createRedirectService(ports),
    workshopDates: async () => (await ports.reads.workshopDates(now())).map(payable),
    datesEndingAfter: (instant, certification) => ports.reads.datesEndingAfter(instant, certification),
    async workshopDate(slug) {
      const listed = await ports.reads.workshopDate(slug, now())
      return listed && payable(listed)
    },
    async orderByLink(token) {
      const orderId = await resolveToken(ports.reads, 'order', token)
      return orderId === null ? null : ports.reads.orderWithDate(orderId)
    },
    balance: async (orderId) => balanceOf(await ports.reads.money.ofOrder(orderId)),
    async orderToConfirm(token) {
      const orderId = await resolveToken(ports.reads, 'address', token)
      return orderId === null ? null : ports.reads.orderWithDate(orderId)
    },
    confirmAddress: (orderId) => confirmAddress(ports, orderId),
    buyTickets: (command) => buyTickets(ports, command),
    buyPackage: (command) => buyPackage(ports, command),
    vouchers: (orderId) => ports.reads.vouchers(orderId),
    async orderToPay(token) {
      const orderId = await resolveToken(ports.reads, 'payment', token)
      const found = orderId === null ? null : await ports.reads.orderWithDate(orderId)
      return found && { ...found, paidAt: await ports.reads.paidAt(found.order.id) }
    },
    recordPayment: (orderId) => recordPayment(ports, orderId, 'organiser:office'),
    paymentOfOrder: (orderId) => ports.reads.paymentOfOrder(orderId),
    startCheckout: (command) => startCheckout(ports, command),
    takePaymentEvent: (event) => takePaymentEvent(ports, event),
    async registrationByLink(token) {
      const id = await resolveToken(ports.reads, 'registration', token)
      return id === null ? null : ports.reads.registration(id)
    },
    confirmRegistration: (id, participants) => confirmRegistration(ports, id, participants),
    cancelRegistration: (id) => cancelRegistration(ports, id),
    deleteRegistration: (id) => deleteRegistration(ports, id),
    async registrationToOffer(token) {
      const id = await resolveToken(ports.reads, 'offer', token)
      return id === null ? null : ports.reads.registration(id)
    },
    cancelOrder: (orderId, how) => cancelOrder(ports, { orderId, ...how, actor: 'booker' }),
    transferOrder: (orderId, to) => transferOrder(ports, { orderId, to, actor: 'booker' }),
    leaveOrder: (orderId, one) => leaveOrder(ports, { orderId, ...one, actor: 'booker' }),
    participantsByLink: (token) => participantsByLink(ports.reads, token),
    saveParticipants: (command) => saveParticipants(ports, command),
    withdraw: (form, language) => withdraw(ports, form, language),
    async withdrawalByLink(token) {
      const id = await resolveToken(ports.reads, 'withdrawal', token)
      return id === null ? null : ports.reads.withdrawal(id)
    },
    completeWithdrawal: (withdrawalId) => completeWithdrawal(ports, { withdrawalId, actor: 'booker' }),
    requestConsent: (command) => requestConsent(ports, command),
    consentByLink: (token) => consentByLink(ports.reads, token, now()),
    confirmConsent: (consentId) => confirmConsent(ports, consentId),
    withdrawConsent: (consentId, wording) => withdrawConsent(ports, { consentId, wording }),
    certificate: (code) => ports.reads.certificates.certificateByCode(code),
    offerRegistration: (id) => offerRegistration(ports, id, 'organiser:office'),
  }
}
