import type { Order } from '#domain/order/order.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { ApiKeyStores } from './ports/api-keys.ts'
import type { BookingListReads, BookingListStores } from './ports/booking-list.ts'
import type { CertificateReads, CertificateStores } from './ports/certificates.ts'
import type { CommentReads, CommentStores } from './ports/comments.ts'
import type { ContactReads, ContactStores } from './ports/contact.ts'
import type { DataProtectionStores } from './ports/data-protection.ts'
import type { DateReads, DateStores } from './ports/dates.ts'
import type { Effect } from './ports/effect.ts'
import type { ExportReads } from './ports/exports.ts'
import type { FailedJobStores } from './ports/failed-work.ts'
import type { InvoiceListReads } from './ports/invoice-list.ts'
import type { InvoiceReads, InvoiceStores, VatCheckReads, VatCheckStores } from './ports/invoices.ts'
import type { LogReads, LogStores } from './ports/log.ts'
import type { MailLogReads } from './ports/mail-log.ts'
import type { MemberStores } from './ports/members.ts'
import type { MoneyReads, MoneyStores } from './ports/money.ts'
import type { NewsletterReads, NewsletterStores } from './ports/newsletter.ts'
import type { OrderReads, OrderStores } from './ports/orders.ts'
import type { ParticipantReads, ParticipantStores } from './ports/participants.ts'
import type { PaymentReads, PaymentStores } from './ports/payments.ts'
import type { RateLimitStores } from './ports/rate-limits.ts'
import type { RedirectReads, RedirectStores } from './ports/redirects.ts'
import type { RegistrationReads, RegistrationStores } from './ports/registrations.ts'
import type { RetentionStores } from './ports/retention.ts'
import type { SettingsReads, SettingsStores } from './ports/settings.ts'
import type { SignInFailureStores } from './ports/sign-in-failures.ts'

import type { VoucherReads, VoucherStores } from './ports/vouchers.ts'
import type { WebhookStores } from './ports/webhooks.ts'

export type { Accounts, CameIn, SignedIn, SignInAttempts, SignInResult } from './ports/accounts.ts'
export type {
  BookingListReads,
  BookingListStores,
  BookingNote,
  BookingSearch,
  ListedBooking,
  ListPlace,
} from './ports/booking-list.ts'
export type { CommentSearch, ListedComment } from './ports/comments.ts'
export type { CheckedConnection, Connections } from './ports/connections.ts'
export type { ListedMessage, MessageSearch } from './ports/contact.ts'
export type { ContentLogin, ContentPreview, ContentSource, PageStanding } from './ports/content.ts'
export type { Attendee, DateParty, DateRecord, DateSummary, DatesRange, PastDates } from './ports/dates.ts'
export type { Effect, MoneyAlarm } from './ports/effect.ts'
export type { ExportedConsent, ExportedParticipant, ExportReads } from './ports/exports.ts'
export type { FailedWork, WorkSubject } from './ports/failed-work.ts'
export type { VatAnswer, VatRegister } from './ports/invoices.ts'
export type { Actor, LogEntry, LoggedAction, LogSubject } from './ports/log.ts'
export type { Mail, MailAttachment, MailTransport, SentMail } from './ports/mail.ts'
export type { LoggedMail, MailAttempt, MailLogReads, MailSearch } from './ports/mail-log.ts'
export type {
  Invitation,
  ListedMember,
  MemberReads,
  MemberStores,
  OfficeLink,
  OfficeLinkPurpose,
} from './ports/members.ts'
export type { KeptMoney, MoneyReads, MoneyStores } from './ports/money.ts'
export type { SubscriptionSearch } from './ports/newsletter.ts'
export type { EndOfWithdrawal, OrderWithDate, Withdrawal } from './ports/orders.ts'
export type {
  Checkout,
  CheckoutRequest,
  CheckoutSession,
  MoneyEvent,
  PaymentEvent,
  PaymentReads,
  TestCheckout,
  TestSession,
} from './ports/payments.ts'
export type {
  NamedParticipant,
  NewRegistration,
  RegistrationWithDate,
} from './ports/registrations.ts'
export type {
  KeptSettings,
  SettingsReads,
  SettingsStores,
  VersionedSettings,
} from './ports/settings.ts'
export type {
  GivenUp,
  OpenOffer,
  OpenPayment,
  OpenWithdrawal,
  OwedInvoices,
  OwedSum,
  SoldDate,
  TodayReads,
  UnsettledBooking,
  WaitingComment,
  WaitingMessage,
  WaitingParty,
} from './ports/today.ts'

/** What services need from outside. Stores and providers implement it; `server/composition.ts` chooses. */

export interface Clock {
  now(): Temporal.Instant
}

/** The parts of the world that are random: ids, and the tokens of personal links. */
export interface RandomSource {
  id(): string
  /** 256 random bits, base64url. */
  token(): string
}

/** One transaction: everything inside `work` happens or nothing does. */
export interface Transactions {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}

/** What can be read and written inside one transaction. */
export interface Stores
  extends RegistrationStores,
    OrderStores,
    InvoiceStores,
    VatCheckStores,
    PaymentStores,
    VoucherStores,
    LogStores {
  /** Locks the row of a workshop date until the transaction ends. Null when there is none. */
  lockWorkshopDate(slug: string): Promise<WorkshopDate | null>
  hasWorkshopDates(): Promise<boolean>
  addWorkshopDate(date: WorkshopDate): Promise<void>
  /** Of a locked date: its times, place, seats and whether it takes place. */
  changeWorkshopDate(date: LiveDate): Promise<void>
  /** Lets one attempt wait for the same one until the transaction ends, where no date is locked. */
  lockAttempt(idempotencyKey: string): Promise<void>
  /** What the same form has made before; what was cancelled or has expired since does not count. */
  findAttempt(idempotencyKey: string): Promise<Attempt | null>
  /** The running number of orders of a year, from a row that stays locked: no gaps, no doubles. */
  nextOrderNumber(year: number): Promise<string>
  /** One number for each e-mail address, the same for every order. */
  customerNumber(email: string): Promise<string>
  /** Stores an order; the registration of a live one is there already. */
  addOrder(order: NewOrder): Promise<void>
  addPersonalLink(link: PersonalLink): Promise<void>
  comments: CommentStores
  newsletter: NewsletterStores
  contact: ContactStores
  retention: RetentionStores
  dataProtection: DataProtectionStores
  dates: DateStores
  certificates: CertificateStores
  participants: ParticipantStores
  money: MoneyStores
  bookings: BookingListStores
  members: MemberStores
  signInFailures: SignInFailureStores
  settings: SettingsStores
  apiKeys: ApiKeyStores
  webhooks: WebhookStores
  failedJobs: FailedJobStores
  redirects: RedirectStores
  rateLimits: RateLimitStores
  /** Something that leaves the house, done by a job after the transaction is through; not before `at`, when given. */
  addEffect(effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Tells every process that pages showing these things are stale. */
  announce(tags: PageTag[]): Promise<void>
}

export interface NewOrder extends Order {
  idempotencyKey: string
  newsletter: boolean
}

/** What a form has made: an order, or a registration that waits. */
export interface Attempt {
  kind: 'order' | 'registration'
  id: string
}

export interface PersonalLink {
  /** SHA-256 of the token, hex. */
  tokenHash: string
  purpose: LinkPurpose
  subjectId: string
  createdAt: Temporal.Instant
}

/**
 * What a link opens: an order, a registration on the waitlist, the organiser's page to offer it seats, a comment to approve, a participant's data, the
 * organiser's page to note that an invoice is paid, a consent to confirm, a withdrawal to carry
 * out, the address of an order to confirm, a newsletter.
 */
export type LinkPurpose =
  | 'order'
  | 'registration'
  | 'offer'
  | 'comment'
  | 'participant'
  | 'payment'
  | 'consent'
  | 'withdrawal'
  | 'address'
  | 'newsletter-confirm'
  | 'newsletter-end'

/** What a cached page shows: it is thrown away when that changes. Settings are on every page. */
export type PageTag = 'workshops' | 'content' | 'comments' | 'settings'

/** Reading, outside any transaction. */
export interface Reads
  extends RegistrationReads,
    OrderReads,
    InvoiceReads,
    VatCheckReads,
    PaymentReads,
    VoucherReads,
    LogReads {
  /** Every workshop date with its free seats, in order of start; self-paced ones last. */
  workshopDates(now: Temporal.Instant): Promise<ListedDate[]>
  workshopDate(slug: string, now: Temporal.Instant): Promise<ListedDate | null>
  subjectOfLink(tokenHash: string, purpose: LinkPurpose): Promise<string | null>
  comments: CommentReads
  newsletter: NewsletterReads
  contact: ContactReads
  dates: DateReads
  certificates: CertificateReads
  participants: ParticipantReads
  money: MoneyReads
  bookings: BookingListReads
  mailLog: MailLogReads
  exports: ExportReads
  settings: SettingsReads
  invoiceList: InvoiceListReads
  redirects: RedirectReads
}

export interface ListedDate {
  date: WorkshopDate
  /** It is paid by card, and nobody takes cards. */
  notPayable?: boolean
  /** Seats that anybody may book: none while somebody is in line for them; 0 for self-paced workshops. */
  left: number
  /** When what its page shows was last changed, free seats left out. */
  changedAt?: Temporal.Instant
}
