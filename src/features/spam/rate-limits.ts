import { isWithin, type RateLimitPurpose, rateLimits, windowEnds } from '#domain/limits/rate-limit.ts'
import type { Stores } from '#platform/ports.ts'

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
