import { LRUCache } from 'lru-cache'
import type { Clock } from '#platform/ports.ts'

const windowMs = 60_000
/** What one sender may ask for in a minute: about three hundred whole pages, or twenty of the largest queries. */
const maxCostPerMinute = 200_000
/** Anyone who comes from many addresses must not be able to fill the memory. */
const maxSenders = 10_000

export interface CostBudget {
  /** Seconds until there is budget again; 0 when the cost was within it and is spent. */
  spend(sender: string, cost: number): number
}

/** What each sender's queries have cost within the minute, in the memory of this process. */
export function createCostBudget(clock: Clock): CostBudget {
  const costs = new LRUCache<string, number>({
    max: maxSenders,
    // an entry outlives its ttl by a millisecond
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
