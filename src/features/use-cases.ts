import type { ContentSource } from '#content/ports/content.ts'
import type { Certificate } from '#domain/certificate/certificate.ts'
import type { Comment, CommentedPost, Moderation, PublicComment } from '#domain/comment/comment.ts'
import type { Cell } from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { WithdrawalForm } from '#domain/order/withdrawal-form.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Balance, Payment, PaymentProvider } from '#domain/payment/payment.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { ModerateCommentOutcome } from '#features/blog/moderate-comment.ts'
import type { WriteCommentCommand, WriteCommentOutcome } from '#features/blog/write-comment.ts'
import type { BookSeatsCommand, BookSeatsOutcome } from '#features/booking/book-seats.ts'
import type { BookingOffice } from '#features/booking/booking-office.ts'
import type { CancelOrderOutcome } from '#features/booking/cancel-command.ts'
import type { CancelOutcome } from '#features/booking/cancel-registration.ts'
import type { ConfirmAddressOutcome } from '#features/booking/confirm-address.ts'
import type { ConfirmOutcome } from '#features/booking/confirm-registration.ts'
import type { DeleteOutcome } from '#features/booking/delete-registration.ts'
import type { CarryOutOutcome } from '#features/booking/end-withdrawal.ts'
import type { OfferOutcome } from '#features/booking/offer-registration.ts'
import type { Placed } from '#features/booking/placed-by-attempt.ts'
import type { OrderWithDate, RegistrationWithDate, Withdrawal } from '#features/booking/ports.ts'
import type { TransferOutcome } from '#features/booking/transfer-order.ts'
import type { ConfirmConsentOutcome } from '#features/certificates/confirm-consent.ts'
import type { ConsentBehindLink } from '#features/certificates/consent-by-link.ts'
import type { RequestConsent } from '#features/certificates/request-consent.ts'
import type { WithdrawConsentOutcome } from '#features/certificates/withdraw-consent.ts'
import type { SendMessageCommand } from '#features/contact/send-message.ts'
import type { ExportOutcome, MakeExport } from '#features/exports/make-export.ts'
import type { InvoiceListReads } from '#features/invoicing/ports.ts'
import type { NewsletterRequest, ShownWording } from '#features/newsletter/request-newsletter.ts'
import type { OfficeLists } from '#features/office-lists.ts'
import type { ParticipantsBehindLink } from '#features/participants/participants-by-link.ts'
import type { SaveParticipants, SaveParticipantsOutcome } from '#features/participants/save-participants.ts'
import type { PaymentEvent, TestCheckout } from '#features/payment/ports.ts'
import type { RecordPaymentOutcome } from '#features/payment/record-payment.ts'
import type { StartCheckoutCommand, StartCheckoutOutcome } from '#features/payment/start-checkout.ts'
import type { PaymentEventOutcome } from '#features/payment/take-payment-event.ts'
import type { DataProtection } from '#features/privacy/data-protection.ts'
import type { RedirectService } from '#features/redirects/redirects.ts'
import type { SettingsOffice } from '#features/settings/settings-office.ts'
import type { SpamDefence } from '#features/spam/spam-defence.ts'
import type { BuyPackageCommand, BuyPackageOutcome } from '#features/tickets/buy-package.ts'
import type { BuyTicketsCommand, BuyTicketsOutcome } from '#features/tickets/buy-tickets.ts'
import type { OfficeDates } from '#features/workshops/office-dates.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

export interface OrderToSettle extends OrderWithDate {
  /** When the money was seen; null while it was not. */
  paidAt: Temporal.Instant | null
}

/** Everything that the pages can ask of the program. Routes get it from their context, never the adapters behind it. */
export interface UseCases {
  content: ContentSource
  /** What the office does with bookings. */
  bookingOffice: BookingOffice
  /** What the office does for data protection. */
  dataProtection: DataProtection
  /** What the office does with comments, subscribers and messages. */
  lists: OfficeLists
  makeExport(command: MakeExport): Promise<ExportOutcome>
  /** Invoices by themselves, whatever order they belong to. */
  invoiceList: InvoiceListReads
  /** A table as a workbook. */
  spreadsheet(headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Uint8Array>
  bookSeats(command: BookSeatsCommand): Promise<BookSeatsOutcome>
  /** What an attempt to order has made, for who got no answer; null when nothing of it has arrived. */
  placedByAttempt(attempt: string): Promise<Placed | null>
  /** All workshop dates with their free seats, in order of start; over ones too. */
  workshopDates(): Promise<ListedDate[]>
  workshopDate(slug: string): Promise<ListedDate | null>
  /** The order behind a personal link; null for anything else. */
  orderByLink(token: string): Promise<OrderWithDate | null>
  /** What of its money has come and gone. */
  balance(orderId: string): Promise<Balance>
  buyTickets(command: BuyTicketsCommand): Promise<BuyTicketsOutcome>
  buyPackage(command: BuyPackageCommand): Promise<BuyPackageOutcome>
  /** What an order has brought in vouchers; none before it is paid. */
  vouchers(orderId: string): Promise<Voucher[]>
  /** The order whose address the link confirms; null for anything else. */
  orderToConfirm(token: string): Promise<OrderWithDate | null>
  confirmAddress(orderId: string): Promise<ConfirmAddressOutcome>
  /** The order whose invoice the organiser may note as paid, behind the link of the office; null for anything else. */
  orderToSettle(token: string): Promise<OrderToSettle | null>
  recordPayment(orderId: string): Promise<RecordPaymentOutcome>
  /** How paying an order by card stands; null when nobody has tried. */
  paymentOfOrder(orderId: string): Promise<Payment | null>
  startCheckout(command: StartCheckoutCommand): Promise<StartCheckoutOutcome>
  takePaymentEvent(event: PaymentEvent): Promise<PaymentEventOutcome>
  /** What of the site is real. The same as long as the program runs. */
  mode: SiteMode
  /** Who takes cards; null where nobody does. */
  paymentProvider: PaymentProvider | null
  /** Null unless the test checkout is in use. */
  testCheckout: TestCheckout | null
  /** The registration on the waitlist behind a personal link; null for anything else. */
  registrationByLink(token: string): Promise<RegistrationWithDate | null>
  confirmRegistration(registrationId: string, participants: readonly Participant[]): Promise<ConfirmOutcome>
  cancelRegistration(registrationId: string): Promise<CancelOutcome>
  deleteRegistration(registrationId: string): Promise<DeleteOutcome>
  /** The registration that the organiser may offer seats to, behind the link of the office; null for anything else. */
  registrationToOffer(token: string): Promise<RegistrationWithDate | null>
  offerRegistration(registrationId: string): Promise<OfferOutcome>
  /** By the booker, behind the order's link. */
  cancelOrder(
    orderId: string,
    how: { way: 'terms'; agreedDue: Cents } | { way: 'withdrawal' },
  ): Promise<CancelOrderOutcome>
  transferOrder(orderId: string, to: string): Promise<TransferOutcome>
  /** The people whose data a link opens: the booker's or a participant's; null for anything else. */
  participantsByLink(token: string): Promise<ParticipantsBehindLink | null>
  saveParticipants(command: SaveParticipants): Promise<SaveParticipantsOutcome>
  /** Keeps a declaration; the same answer for all. */
  withdraw(form: WithdrawalForm, language: Language): Promise<void>
  /** The declaration behind the link in its receipt; null for anything else. */
  withdrawalByLink(token: string): Promise<Withdrawal | null>
  completeWithdrawal(withdrawalId: string): Promise<CarryOutOutcome>
  /** What the company has set for itself. */
  settings: SettingsOffice
  /** What the office does with workshop dates. */
  dates: OfficeDates
  /** An answer from the consent page; nothing comes back, whoever it was. */
  requestConsent(command: RequestConsent): Promise<void>
  /** The answer that a link from a mail confirms; null for anything else. */
  consentByLink(token: string): Promise<ConsentBehindLink | null>
  confirmConsent(consentId: string): Promise<ConfirmConsentOutcome>
  /** `wording` is the sentence beside the button. */
  withdrawConsent(consentId: string, wording: string): Promise<WithdrawConsentOutcome>
  /** The certificate with a code; null for any other. */
  certificate(code: string): Promise<Certificate | null>
  /** A live workshop as a calendar file, in the given language. */
  calendarFile(date: LiveDate, language: Language): Promise<MailAttachment>
  /** These live workshops as one calendar to subscribe to, in the given language. */
  calendarFeed(dates: readonly LiveDate[], language: Language): Promise<MailAttachment>
  spamDefence: SpamDefence
  /** Approved comments of a post, oldest first. */
  comments(post: CommentedPost): Promise<PublicComment[]>
  writeComment(command: WriteCommentCommand): Promise<WriteCommentOutcome>
  /** The comment behind the office's link; null for anything else. */
  commentByLink(token: string): Promise<Comment | null>
  moderateComment(command: { token: string; moderation: Moderation }): Promise<ModerateCommentOutcome>
  /** Begins the double opt-in; the same answer for every address. */
  requestNewsletter(request: NewsletterRequest): Promise<void>
  /** The subscription behind the link of a request; null for anything else, and when the request is over. */
  newsletterToConfirm(token: string): Promise<Subscription | null>
  confirmNewsletter(command: {
    token: string
    shown: ShownWording
  }): Promise<'confirmed' | 'unsubscribed' | 'unknown-link'>
  /** The subscription behind the link to unsubscribe; null for anything else. */
  newsletterToEnd(token: string): Promise<Subscription | null>
  endNewsletter(token: string): Promise<'ended' | 'unknown-link'>
  sendMessage(command: SendMessageCommand): Promise<void>
  /** Everything issued for an order, oldest first. */
  invoices(orderId: string): Promise<Invoice[]>
  /** An invoice as a PDF in its own language, with its data inside. */
  invoicePdf(invoice: Invoice): Promise<MailAttachment>
  /** An invoice as XRechnung. */
  invoiceXml(invoice: Invoice): Promise<MailAttachment>
  /** The final path for a path that is untidy, moved or in the wrong language; null when it is the right one. */
  canonicalUrl(path: string): Promise<string | null>
  /** Those of some paths of the site at which visitors would find nothing. */
  brokenLinks(paths: readonly string[]): Promise<string[]>
  redirects: RedirectService
  now(): Temporal.Instant
}
