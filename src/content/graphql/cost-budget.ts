import { LRUCache } from 'lru-cache'
import type { Clock } from '#platform/ports.ts'

const windowMs = 60_000
/** Cost per sender and minute: about three hundred whole pages, or twenty of the largest queries. */
const maxCostPerMinute = 200_000
/** A client with many addresses must not be able to fill the memory. */
const maxSenders = 10_000

export interface CostBudget {
  /** Spends the cost. Returns 0, or the seconds until the budget is available again. */
  spend(sender: string, cost: number): number
}

/** The query cost per sender within a minute, in memory of this process. */
export function createCostBudget(clock: Clock): CostBudget {
  const costs = new LRUCache<string, number>({
    max: maxSenders,
    // An entry outlives its ttl by a millisecond.
    ttl: windowMs - 1,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  })
  return {
    spend(sender, cost) {
      const spent = (costs.get(sender) ?? 0) + cost
      if (spent > maxCostPerMinute) return Math.ceil((costs.getRemainingTTL(sender) + 1) / 1000)
      costs.set(sender, spent)
      return 0
    },
  }
}
