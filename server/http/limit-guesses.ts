import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { mailedLinks } from '#domain/address/paths.ts'
import type { Clock, Stores } from '#platform/ports.ts'

interface Counted {
  count: number
  endsAt: Temporal.Instant
}

/** Senders remembered per process. Above that, the least active are evicted. */
const maxSenders = 10_000

/**
 * Counts requests of a sender within a window, across all processes (docs/decisions/0054). Checks read memory and cost no database query: a process
 * knows the count as of its own last write, so each process may let one extra request pass. While the database is unavailable, each process counts
 * for itself.
 */
export function rateWindow({
  rateLimits,
  purpose,
  windowMs,
}: {
  rateLimits: Stores['rateLimits']
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

/** Pages behind an unguessable token, in every spelling that the router accepts, including data requests. */
const personal = new RegExp(
  `^/(?:${[
    mailedLinks,
    '\\w\\w/(?:certificates|checkout)',
    'office/(?:first-account|editor-password|invitation|new-password|new-email)',
    'mailbox',
  ].join('|')})/+[^/]`,
  'i',
)

/** Invalid links allowed within the window. A mail program that breaks links in two causes one or two. */
export const maxMisses = 20
const windowMinutes = 10

interface GuessLimitParts {
  /** The sender as a salted hash; see `hashed-sender.ts`. */
  senderOf(context: Context): string
  rateLimits: Stores['rateLimits']
  refuse(context: Context): Promise<Response>
  clock?: Clock
}

/**
 * Rate-limits guesses of personal links: after too many invalid links, every personal page returns 429 to that network address for a while. Valid
 * links never count, so visitors cannot lock themselves out. Tokens have 256 bits; the limit keeps the database quiet and attempts visible, and is
 * not what keeps tokens secret.
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
    // A malformed URL matches no page.
    return personal.test(path)
  }
}
