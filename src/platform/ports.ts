import type { ActionId, AuditedAction, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import type { DisputeState, PaymentEventKind } from '#domain/payment/payment.ts'
import type { ConnectionState } from '#domain/settings/site-settings.ts'
import { type CertificationSlug, certificationSlugs } from '#domain/workshop/certification.ts'
import type { Location } from '#domain/workshop/workshop-date.ts'

/**
 * All mails by name: `job` is the payload that a use case enqueues (omitted when the mail replaces another), `message` the data it is rendered from.
 * Each file of `mails/` adds its entry (docs/decisions/0068).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of `mails/`
export interface Mails {}

export type MailName = keyof Mails

type JobOf<M extends MailName> = Mails[M] extends { job: infer Job } ? Job : never

/** The side effect that sends a mail; its kind is the mail's name unless the mail names another. */
export type MailEffectOf<M extends MailName> =
  JobOf<M> extends { kind: string } ? JobOf<M> : [JobOf<M>] extends [never] ? never : { kind: M } & JobOf<M>

export type MailEffect = { [M in MailName]: MailEffectOf<M> }[MailName]

export type Facts<M extends MailName> = Mails[M] extends { message: infer Message } ? Message : never

export type Message<M extends MailName = MailName> = {
  [Name in M]: { kind: Name /** Where its links lead, without a slash at the end. */; siteUrl: string } & Facts<Name>
}[M]

/**
 * A side effect, written in the transaction that decided it and run by a job afterwards, at least once: a mail (each in a file of its feature), or
 * work (`src/features/jobs/dispatch-effect.ts` names its service).
 */
export type Effect = (WorkEffect | MailEffect) & Again

/** A mail sent again on request, with a key of its own each time, so that it is not taken for a duplicate. */
interface Again {
  again?: string
}

export type WorkEffect =
  /** For the date as scheduled when this was written; void after a move. */
  | { kind: 'reminder'; orderId: string; startsAt: string }
  | { kind: 'certificates'; orderId: string; endsAt: string }
  /** Expires an unpaid order without seats. */
  | { kind: 'end-order'; orderId: string }
  /** At the start of a date that was tentative when booked: issues its invoice, unless there is one. Void after a move. */
  | { kind: 'late-invoice'; orderId: string; startsAt: string }
  /** `since`: when the id was given; the time of the order by default. */
  | { kind: 'vat-check'; orderId: string; since?: string }
  | { kind: 'end-hold'; registrationId: string }
  | { kind: 'forget-meals'; orderId: string }
  | { kind: 'end-checkout'; registrationId: string }
  | { kind: 'refund'; paymentId: string }
  /** A refund by the office to the card. */
  | { kind: 'money-return'; orderId: string; returnId: string }
  /** Events of the test checkout, in order. */
  | { kind: 'test-checkout-news'; sessionId: string; news: PaymentEventKind[] }
  /** `attempt` counts the earlier ones. Older jobs have no `webhookId`. */
  | { kind: 'webhook-delivery'; deliveryId: string; attempt: number; webhookId?: string }
  /** Publishes a post at this ISO instant, unless the schedule has changed. */
  | { kind: 'publish-post'; postId: string; at: string }
  /** Publishes a page at this ISO instant, unless the schedule has changed. */
  | { kind: 'publish-page'; pageId: string; at: string }

/** A moved date, or with `formerDate` (its slug) a transfer to another date; `formerRevision` is the one that calendars remove. */
export interface DateChange {
  revision: number
  /** The slug of the date that changed, or that the order went to. Older jobs have none. */
  date?: string
  formerDate?: string
  formerRevision?: number
  /** Of a date that the organiser moved. Older jobs have none. */
  before?: FormerSchedule
  /** The practical details are due already and in this mail. */
  soon?: boolean
}

/** When and where a date was to take place before it was moved. */
export interface FormerSchedule {
  /** ISO instants. */
  sessions: { startsAt: string; endsAt: string }[]
  zone: string
  /** Null by video. */
  location: Location | null
}

/** Alarms about money for the office: a failed refund, or a change of a dispute. `about` is the provider's id. */
export interface MoneyAlarm {
  what: 'refund-failed' | DisputeState
  amount: Cents
  about: string
}

/** An audit log entry, written in the transaction of its action and never changed (docs/product.md#office). */
export type LogEntry = AuditedAction & {
  at: Temporal.Instant
  actor: Actor
  subject: { kind: LogSubject; id: string }
  /** The actor's reason. Must not contain personal data of others. */
  reason?: string | undefined
}

export interface LoggedAction {
  number: number
  at: Temporal.Instant
  actor: ShownActor
  subject: string
  action: ActionId
  details: StoredDetails
  reason: string | null
}

/** What services need from outside. Stores and providers implement it; `server/composition.ts` chooses. */

export interface Clock {
  now(): Temporal.Instant
}

export interface RandomSource {
  id(): string
  /** 256 random bits, base64url. */
  token(): string
}

/** One transaction: everything inside `work` happens or nothing does. */
export interface Transactions {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}

/** For a service that changes something. */
export interface WritePorts {
  clock: Clock
  transactions: Transactions
}

/** For one that draws ids or tokens besides. */
export interface CreatePorts extends WritePorts {
  randomSource: RandomSource
}

/**
 * What a service reads and writes in one transaction. Here is what goes out with it; `server/composition/stores.ts` adds the stores of the features
 * by the types of their own functions: what a store can do is declared once, beside its SQL (docs/decisions/0001).
 */
export interface Stores {
  record(entry: LogEntry): Promise<void>
  addPersonalLink(link: PersonalLink): Promise<void>
  /** Queues a side effect, run by a job after the commit, not before `at` if given. */
  addEffect(effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Announces to every process that pages with these tags are stale. */
  announce(tags: PageTag[]): Promise<void>
}

/** What is read outside of transactions: `server/composition/stores.ts` adds it in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `server/composition/stores.ts`
export interface Reads {}

export interface KeptRead<Answer> {
  current(): Promise<Answer>
  /** It is read again the next time. */
  forget(): void
}

export interface PersonalLink {
  /** SHA-256 of the token, hex. */
  tokenHash: string
  purpose: LinkPurpose
  subjectId: string
  createdAt: Temporal.Instant
}

/**
 * What a link opens: an order, a waitlist registration, the organiser's page to make an offer, a comment to approve, participant data, the
 * organiser's page to record a payment, a consent to confirm, a withdrawal to complete, the address of an order to confirm, a newsletter, mails about
 * replies to a comment.
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
  | 'replies'

/** Cache tags of pages. A page is dropped when one of its tags changes. Settings are on every page. */
export type PageTag = 'workshops' | SeatsTag | 'content' | 'comments' | 'settings' | 'redirects'

/** The free seats of a workshop's dates: they change with every booking, the rest of a date rarely. */
export type SeatsTag = `seats:${CertificationSlug}`

export function seatsTag({ certification }: { certification: CertificationSlug }): SeatsTag {
  return `seats:${certification}`
}

/** For pages with dates of every workshop. */
export const allSeats: readonly SeatsTag[] = certificationSlugs.map((certification) => seatsTag({ certification }))

/** The start of a list page: after this row, towards older ones. */
export interface ListPlace {
  at: string
  id: string
}

/** Keys for one purpose, newest first: the newest signs and encrypts, all verify and decrypt. */
export type KeyRing = readonly [string, ...string[]]

/** Encrypts secrets, so that a leaked database does not reveal them. */
export interface Cipher {
  encrypt(secret: string): string
  /** Throws when no key matches. */
  decrypt(encrypted: string): string
}

/** A connection that can be tested. The test sends nothing to anyone and never throws. */
export interface CheckedConnection {
  check(): Promise<ConnectionState>
}
