import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ContentTokens } from '#domain/content/content-client-id.ts'
import type { ChildPage, ContentPage, ListedPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { BookingListReads, BookingListStores } from './ports/booking-list.ts'
import type { CommentReads, CommentStores } from './ports/comments.ts'
import type { Effect } from './ports/effect.ts'
import type { ExportReads } from './ports/exports.ts'
import type { InvoiceReads, InvoiceStores, VatCheckReads, VatCheckStores } from './ports/invoices.ts'
import type { LogStores } from './ports/log.ts'
import type { MailAttempt, MailLogReads } from './ports/mail-log.ts'
import type { MemberStores } from './ports/members.ts'
import type { MoneyReads, MoneyStores } from './ports/money.ts'
import type { OrderReads, OrderStores } from './ports/orders.ts'
import type { ParticipantReads, ParticipantStores } from './ports/participants.ts'
import type { PaymentReads, PaymentStores } from './ports/payments.ts'
import type { RegistrationReads, RegistrationStores } from './ports/registrations.ts'

export type { Accounts, SignedIn, SignInAttempts, SignInResult } from './ports/accounts.ts'
export type {
  BookingListReads,
  BookingListStores,
  BookingNote,
  BookingSearch,
  ListedBooking,
  ListPlace,
  LoggedAction,
} from './ports/booking-list.ts'
export type { Effect } from './ports/effect.ts'
export type { ExportedConsent, ExportedParticipant, ExportReads } from './ports/exports.ts'
export type { VatAnswer, VatRegister } from './ports/invoices.ts'
export type { Actor, LogEntry } from './ports/log.ts'
export type { LoggedMail, MailAttempt, MailLogReads, MailSearch } from './ports/mail-log.ts'
export type {
  Invitation,
  ListedMember,
  MemberReads,
  MemberStores,
  OfficeLink,
  OfficeLinkPurpose,
} from './ports/members.ts'
export type { DecidedReturn, KeptMoney, MoneyReads, MoneyStores, NotedTransfer } from './ports/money.ts'
export type { OrderWithDate, Withdrawal } from './ports/orders.ts'
export type {
  Checkout,
  CheckoutRequest,
  CheckoutSession,
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

/** What the use cases need from outside. `adapters/` implements it; `server/composition.ts` chooses. */

export interface Clock {
  now(): Temporal.Instant
}

/** The parts of the world that are random: ids, and the tokens of personal links. */
export interface Chance {
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
    LogStores {
  /** Locks the row of a workshop date until the transaction ends. Null when there is none. */
  lockWorkshopDate(slug: string): Promise<WorkshopDate | null>
  hasWorkshopDates(): Promise<boolean>
  addWorkshopDate(date: WorkshopDate): Promise<void>
  /** Of a locked date: its times, place, seats and whether it takes place. */
  changeWorkshopDate(date: LiveDate): Promise<void>
  /** What the same form has made before; what was cancelled or has expired since does not count. */
  findAttempt(attemptKey: string): Promise<Attempt | null>
  /** The running number of orders of a year, from a row that stays locked: no gaps, no doubles. */
  nextOrderNumber(year: number): Promise<string>
  /** One number for each e-mail address, the same for every order. */
  customerNumber(email: string): Promise<string>
  /** Stores an order; the registration of a live one is there already. */
  addOrder(order: NewOrder): Promise<void>
  addPersonalLink(link: PersonalLink): Promise<void>
  comments: CommentStores
  participants: ParticipantStores
  money: MoneyStores
  bookings: BookingListStores
  members: MemberStores
  /** Something that leaves the house, done by a job after the transaction is through; not before `at`, when given. */
  addEffect(effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Tells every process that pages showing these things are stale. */
  announce(tags: PageTag[]): Promise<void>
}

export interface NewOrder extends Order {
  attemptKey: string
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

/** What a link opens: an order, a registration on the waitlist, the organiser's page to offer it seats, a comment to approve, a participant's data. */
export type LinkPurpose = 'order' | 'registration' | 'offer' | 'comment' | 'participant'

/** What a cached page shows: it is thrown away when that changes. */
export type PageTag = 'workshops' | 'content' | 'comments'

/** Reading, outside any transaction. */
export interface Reads extends RegistrationReads, OrderReads, InvoiceReads, VatCheckReads, PaymentReads {
  /** Every workshop date with its free seats, in order of start; self-paced ones last. */
  workshopDates(now: Temporal.Instant): Promise<ListedDate[]>
  workshopDate(slug: string, now: Temporal.Instant): Promise<ListedDate | null>
  subjectOfLink(tokenHash: string, purpose: LinkPurpose): Promise<string | null>
  comments: CommentReads
  participants: ParticipantReads
  money: MoneyReads
  bookings: BookingListReads
  mailLog: MailLogReads
  exports: ExportReads
}

export interface ListedDate {
  date: WorkshopDate
  /** Seats that anybody may book: none while somebody is in line for them; 0 for self-paced workshops. */
  left: number
}

/** A message ready to leave, rendered in the language of its booking. */
export interface Mail {
  /** Stable for one effect, so that a repeated send is recognised: `booking-confirmation:{orderId}`. */
  key: string
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

/** Sends one mail or throws; the job that called it tries again. Sending the same key twice is the caller's to avoid. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** Remembers what has been sent, so that a repeated job sends nothing twice. */
export interface SentMail {
  has(key: string): Promise<boolean>
  /** With its line in the log, in one piece. */
  add(sent: MailAttempt): Promise<void>
  /** Only in the log: it is tried again. */
  failed(attempt: MailAttempt, error: string): Promise<void>
}

/** A page of the content source, in the site's own shape. */
export interface ContentSource {
  /** `uri` is the path behind the language, '/' for the start page. Throws `ContentError`; null means there is no such page. */
  page(uri: string, language: Language): Promise<ContentPage | null>
  /** Every page that visitors may see, in no particular order. Throws `ContentError`. */
  pages(language: Language): Promise<ListedPage[]>
  /** Every post that visitors may see, newest first, without its blocks. Throws `ContentError`. */
  posts(language: Language): Promise<ListedPost[]>
  /** Throws `ContentError`; null means there is no such post. */
  post(slug: string, language: Language): Promise<Post | null>
  /**
   * Pages below `uri` by the last segment of their address, in the order asked for; names that none has are left out. Null when there is no
   * page at `uri`. Throws `ContentError`.
   */
  children(uri: string, names: readonly string[], language: Language): Promise<ChildPage[] | null>
  /** Database id of a CERTIFICATION term by slug; null means there is none. */
  categoryId(slug: string, language: Language): Promise<number | null>
}

/** How a page stands for who previews it; `none` is no page of the content source, `unknown` what it does not tell. */
export type PageStanding = 'draft' | 'changed' | 'published' | 'none' | 'unknown'

/** What the content source shows those who are logged in to it. Nothing of it is ever kept. */
export interface ContentPreview {
  /** `address` is where the login comes from, for the source's own limit. Throws `ContentError` when the source fails. */
  login(login: { username: string; password: string; address: string }): Promise<ContentLogin>
  /** Revokes the tokens at the source. Throws `ContentError`. */
  logout(tokens: ContentTokens): Promise<void>
  /** Also says whether the tokens still hold. Never throws: a source that is away is noticed by the page itself. */
  standing(tokens: ContentTokens, uri: string, language: Language): Promise<PageStanding | 'refused'>
  /** Drafts where there are any; what visitors see where a token is refused. */
  source(tokens: ContentTokens): ContentSource
}

export type ContentLogin = { outcome: 'in'; token: string } | { outcome: 'refused' | 'too-many' }
