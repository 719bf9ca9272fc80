import { LRUCache } from 'lru-cache'
import type { RateLimitStores } from '#features/spam/ports.ts'

interface Counted {
  count: number
  endsAt: Temporal.Instant
}

/** As many senders as one process remembers; of more the quietest are forgotten first. */
const maxSenders = 10_000

/**
 * Counts what a sender did within a window, in all processes together (docs/decisions/0153). What is asked comes from memory and costs the database
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
