import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { Clock } from '#platform/ports.ts'

interface Counted {
  count: number
  endsAt: Temporal.Instant
}

/** As many senders as one process remembers; of more the quietest are forgotten first. */
const maxSenders = 10_000

/**
 * Counts what a sender did within a window, in all processes together (docs/decisions/0054). What is asked comes from memory and costs the database
 * nothing: a process knows what was counted when it last noted something itself, so each may let one more pass. While the database is away each
 * counts for itself.
 */
export function rateWindow({
  rateLimits,
  purpose,
  windowMs,
}: {
  rateLimits: RateLimitStores
  purpose: string
  windowMs: number
}) {
  const known = new LRUCache<string, Counted>({ max: maxSenders })

  function count(key: string, now: Temporal.Instant): number {
    const counted = known.peek(key)
    return counted && Temporal.Instant.compare(now, counted.endsAt) < 0 ? counted.count : 0
  }

  return {
    count,
    async note(key: string, now: Temporal.Instant): Promise<void> {
      const endsAt = now.add({ milliseconds: windowMs })
      const own = count(key, now) + 1
      const [all = own] = await rateLimits.count([{ purpose, key, amount: 1, endsAt }], now).catch(() => [own])
      known.set(key, { count: all, endsAt })
    },
  }
}

/** Pages behind something that cannot be guessed, in any writing that the router understands, and as data too. */
const personal = new RegExp(
  `^/(?:${[
    '\\w\\w/(?:order|participants|booking|offer|paid|comment|replies|dsgvo/accept|withdrawal|confirm-order|certificates|checkout)',
    '\\w\\w/newsletter/(?:confirm|unsubscribe)',
    'office/(?:first-account|editor-password|invitation|new-password)',
    'mailbox',
  ].join('|')})/+[^/]`,
  'i',
)

/** So many links that open nothing within the window; a mail program that breaks links in two makes one or two. */
export const maxMisses = 20
const windowMinutes = 10

interface GuessLimitParts {
  /** Anyone who sent a request, as a salted hash; see `hashed-sender.ts`. */
  senderOf(context: Context): string
  rateLimits: RateLimitStores
  /** The page that says so. */
  refuse(context: Context): Promise<Response>
  clock?: Clock
}

/**
 * Slows down who tries personal links: after too many that open nothing, every personal page is refused to the same network address for a while
 * (429). A link that opens something never counts, so no one is held back by using their own. Tokens have 256 bits: this is to keep the database
 * quiet and attempts visible, not what keeps them secret.
 */
export function limitGuesses({ senderOf, rateLimits, refuse, clock = realClock }: GuessLimitParts): MiddlewareHandler {
  const misses = rateWindow({ rateLimits, purpose: 'guessed-link', windowMs: windowMinutes * 60_000 })
  return async (context, next) => {
    if (!isPersonal(context.req.path)) return next()
    const sender = senderOf(context)
    if (misses.count(sender, clock.now()) >= maxMisses) {
      const refused = await refuse(context)
      const headers = new Headers(refused.headers)
      headers.set('retry-after', String(windowMinutes * 60))
      return new Response(refused.body, { status: refused.status, headers })
    }
    await next()
    if (context.res.status === 404) await misses.note(sender, clock.now())
  }
}

const realClock: Clock = { now: () => Temporal.Now.instant() }

function isPersonal(path: string): boolean {
  try {
    return personal.test(decodeURIComponent(path))
  } catch {
    // What cannot be read opens nothing.
    return personal.test(path)
  }
}
