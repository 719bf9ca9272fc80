import { createHmac, timingSafeEqual } from 'node:crypto'
import { isWithin, type RateLimitPurpose, rateLimits, windowEnds } from '#domain/limits/rate-limit.ts'
import {
  checkForSpam,
  type FormKind,
  isTimely,
  mayStillServe,
  type SpamCheck,
  senderLimits,
} from '#domain/spam/check-for-spam.ts'
import type { Clock, KeyRing, RandomSource, Stores } from '#platform/ports.ts'

/** `1795226657000.Zk3u….hmac`: when it was given out, something that makes it one of a kind, and our signature. */
const shape = /^(\d{13})\.([\w-]{16})\.([\w-]{43})$/

/** A signed timestamp of when a form was first touched: pages are cached and the same for all. */
export function signedTimestamp([key]: KeyRing, now: Temporal.Instant, nonce: string): string {
  const payload = `${now.epochMilliseconds}.${nonce.slice(0, 16)}`
  return `${payload}.${signature(key, payload)}`
}

/** When a ticket was given out; null for one that is none of ours. */
export function ticketTime(keys: KeyRing, ticket: string): Temporal.Instant | null {
  const [, at, nonce, signed] = shape.exec(ticket) ?? []
  if (at === undefined || signed === undefined) return null
  const given = Buffer.from(signed)
  const isOurs = keys.some((key) => timingSafeEqual(given, Buffer.from(signature(key, `${at}.${nonce}`))))
  return isOurs ? Temporal.Instant.fromEpochMilliseconds(Number(at)) : null
}

function signature(key: string, payload: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url')
}

export interface SentForm {
  kind: FormKind
  /** The field that no human sees. */
  honeypot: string
  /** What `/form-ticket` gave, or the form that was shown again; empty without JavaScript. */
  ticket: string
  /** Everything that was written in it. */
  texts: readonly string[]
  /** Who sent it, as a salted hash of the network address (`RequestFacts.sender`). */
  sender: string
}

/** `unsure` brings the ticket with which the form is shown again. */
export type SpamVerdict = Exclude<SpamCheck, { verdict: 'unsure' }> | { verdict: 'unsure'; ticket: string }

/** Keeps bots off the forms that anyone may send, without any third party (docs/rules/spam.md). */
export interface SpamDefence {
  /** For a form that was just touched. */
  ticket(): string
  /** Call it once for each valid form: what has a good ticket counts towards the limits. */
  check(form: SentForm): Promise<SpamVerdict>
}

export interface SpamDefenceParts {
  clock: Clock
  randomSource: Pick<RandomSource, 'token'>
  /** For tickets. The same in every process. */
  keys: KeyRing
  /** Counted for all processes. */
  rateLimits: Stores['rateLimits']
}

export function createSpamDefence({ clock, randomSource, keys, rateLimits }: SpamDefenceParts): SpamDefence {
  const ticket = () => signedTimestamp(keys, clock.now(), randomSource.token())

  return {
    ticket,
    async check(form) {
      const now = clock.now()
      const ticketFrom = ticketTime(keys, form.ticket)
      if (!isTimely(ticketFrom, now))
        return { verdict: 'unsure', ticket: mayStillServe(ticketFrom, now) ? form.ticket : ticket() }
      const uses = [
        { purpose: senderLimits[form.kind], of: form.sender },
        { purpose: 'form-ticket', of: form.ticket },
      ] as const
      const within = await withinLimits(rateLimits, uses, now)
      return within.every(Boolean) ? checkForSpam(form) : { verdict: 'too-many' }
    },
  }
}

/** Something that someone does, and for whom it counts: the sender's key, an e-mail address, the slug of a date. */
export interface LimitedUse {
  purpose: RateLimitPurpose
  of: string
  amount?: number
  /** Where the number is a setting. */
  most?: number
}

/** Counts the uses and returns which of them are still within their limits (docs/rules/spam.md). In a transaction, a rollback takes them back. */
export async function withinLimits(
  stores: Stores['rateLimits'],
  uses: readonly LimitedUse[],
  now: Temporal.Instant,
): Promise<boolean[]> {
  const counts = await stores.count(
    uses.map(({ purpose, of, amount = 1 }) => ({
      purpose,
      key: keyOf(of),
      amount,
      endsAt: windowEnds(rateLimits[purpose], now),
    })),
    now,
  )
  return uses.map(({ purpose, most = rateLimits[purpose].most }, index) => isWithin({ most }, counts[index] ?? 1))
}

/** The same for one use. */
export async function withinLimit(
  stores: Stores['rateLimits'],
  use: LimitedUse,
  now: Temporal.Instant,
): Promise<boolean> {
  const [within = true] = await withinLimits(stores, [use], now)
  return within
}

/** An e-mail address is one key however it is written. */
function keyOf(text: string): string {
  return text.trim().toLowerCase()
}
