import type { ConnectionState } from '#domain/settings/site-settings.ts'
import { type CertificationSlug, certificationSlugs } from '#domain/workshop/certification.ts'
import type { Effect } from './ports/effect.ts'
import type { LogStores } from './ports/log.ts'

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

/** One transaction: everything inside `work` happens or nothing does. A service names the stores that it needs. */
export interface Transactions<S = CommonStores> {
  run<T>(work: (stores: S) => Promise<T>): Promise<T>
}

/** What any service may write in its transaction. */
export interface CommonStores extends LogStores {
  addPersonalLink(link: PersonalLink): Promise<void>
  /** A side effect, done by a job after the commit; not before `at`, when given. */
  addEffect(effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Tells every process that pages showing these things are stale. */
  announce(tags: PageTag[]): Promise<void>
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
