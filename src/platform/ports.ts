import type { ActionId, AuditedAction, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import type { DisputeState, PaymentEventKind } from '#domain/payment/payment.ts'
import type { ConnectionState } from '#domain/settings/site-settings.ts'
import { type CertificationSlug, certificationSlugs } from '#domain/workshop/certification.ts'

/**
 * Every mail by its name: `job` is the payload that a use case enqueues (left out where the mail goes out in place of another), `message`
 * what it is written from. Each file of `mails/` adds its own entry (docs/decisions/0068).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of `mails/`
export interface Mails {}

export type MailName = keyof Mails

type JobOf<M extends MailName> = Mails[M] extends { job: infer Job } ? Job : never

/** The effect that sends a mail; its kind is the name of the mail unless the mail says another. */
export type MailEffectOf<M extends MailName> =
  JobOf<M> extends { kind: string } ? JobOf<M> : [JobOf<M>] extends [never] ? never : { kind: M } & JobOf<M>

export type MailEffect = { [M in MailName]: MailEffectOf<M> }[MailName]

/** What a mail is written from. */
export type Facts<M extends MailName> = Mails[M] extends { message: infer Message } ? Message : never

/** A mail before it is rendered. */
export type Message<M extends MailName = MailName> = {
  [Name in M]: { kind: Name /** Where its links lead, without a slash at the end. */; siteUrl: string } & Facts<Name>
}[M]

/**
 * What is sent, written in the transaction that decided it and carried out by a job afterwards, at least once: a mail (its feature has a file for
 * each), or work (`src/features/jobs/dispatch-effect.ts` names the service that does it).
 */
export type Effect = (WorkEffect | MailEffect) & Again

/** A mail that someone sends once more: each time has a name of its own, so that it is not taken for the first. */
interface Again {
  again?: string
}

export type WorkEffect =
  /** Of a date as it stood when this was written: it is for no other time. */
  | { kind: 'reminder'; orderId: string; startsAt: string }
  | { kind: 'certificates'; orderId: string; endsAt: string }
  /** The time to pay an order without seats is over. */
  | { kind: 'end-order'; orderId: string }
  /** At the start of a date that was tentative when it was booked: its invoice, unless there is one. For no other time. */
  | { kind: 'late-invoice'; orderId: string; startsAt: string }
  | { kind: 'vat-check'; orderId: string }
  | { kind: 'end-hold'; registrationId: string }
  | { kind: 'forget-meals'; orderId: string }
  | { kind: 'end-checkout'; registrationId: string }
  | { kind: 'refund'; paymentId: string }
  /** What the office gives back, to the card. */
  | { kind: 'money-return'; orderId: string; returnId: string }
  /** Only of the test checkout: its messages, in their order. */
  | { kind: 'test-checkout-news'; sessionId: string; news: PaymentEventKind[] }
  /** `attempt` counts those that were made before. Jobs of before do not say whose it is. */
  | { kind: 'webhook-delivery'; deliveryId: string; attempt: number; webhookId?: string }
  /** A post goes out at this very instant (ISO), if that is still the wish by then. */
  | { kind: 'publish-post'; postId: string; at: string }
  /** A page is published at its time (ISO instant), if that is still the plan. */
  | { kind: 'publish-page'; pageId: string; at: string }

/** A date that was moved, or with `formerDate` (its slug) another date; `formerRevision` is the one that calendars take out. */
export interface DateChange {
  revision: number
  formerDate?: string
  formerRevision?: number
}

/** Alarms about money for the office: a refund that failed, or a change of a dispute. `about` is the provider's id. */
export interface MoneyAlarm {
  what: 'refund-failed' | DisputeState
  amount: Cents
  about: string
}

/** One line of the audit log: written in the transaction of its action, never changed (docs/product.md#office). */
export type LogEntry = AuditedAction & {
  at: Temporal.Instant
  actor: Actor
  subject: { kind: LogSubject; id: string }
  /** Why, in the words of who did it. Never personal data of others. */
  reason?: string | undefined
}

/** One line of the log, as it is read. */
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

/**
 * What a service reads and writes in one transaction. Here is what goes out with it; `server/composition/stores.ts` adds the stores of the features
 * by the types of their own functions: what a store can do is declared once, beside its SQL (docs/decisions/0001).
 */
export interface Stores {
  record(entry: LogEntry): Promise<void>
  addPersonalLink(link: PersonalLink): Promise<void>
  /** A side effect, done by a job after the commit; not before `at`, when given. */
  addEffect(effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Tells every process that pages showing these things are stale. */
  announce(tags: PageTag[]): Promise<void>
}

/** What is read outside of transactions: `server/composition/reads.ts` adds it in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `server/composition/reads.ts`
export interface Reads {}

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
 * out, the address of an order to confirm, a newsletter, mails about replies to a comment.
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

/** What a cached page shows: it is thrown away when that changes. Settings are on every page. */
export type PageTag = 'workshops' | SeatsTag | 'content' | 'comments' | 'settings'

/** The free seats of a workshop's dates: they change with every booking, while all else of a date seldom does. */
export type SeatsTag = `seats:${CertificationSlug}`

export function seatsTag({ certification }: { certification: CertificationSlug }): SeatsTag {
  return `seats:${certification}`
}

/** Of pages that show dates of every workshop. */
export const allSeats: readonly SeatsTag[] = certificationSlugs.map((certification) => seatsTag({ certification }))

/** Where a page of the list begins: after this row, towards older ones. */
export interface ListPlace {
  at: string
  id: string
}

/** Keys for one purpose, the newest first: it signs and encrypts, all of them check and decrypt. */
export type KeyRing = readonly [string, ...string[]]

/** Encrypts secrets, so that a leaked database does not reveal them. */
export interface Cipher {
  encrypt(secret: string): string
  /** Throws for what was sealed with another key. */
  decrypt(encrypted: string): string
}

/** A connection that can be tried. It sends nothing to anyone, and never throws. */
export interface CheckedConnection {
  check(): Promise<ConnectionState>
}
