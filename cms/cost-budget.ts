import type { Clock } from '#usecases/ports.ts'

const windowMs = 60_000
/** What one sender may ask for in a minute: about three hundred whole pages, or twenty of the largest queries. */
const maxCostPerMinute = 200_000
/** Whoever comes from many addresses must not be able to fill the memory. */
const maxSenders = 10_000

export interface CostBudget {
  /** Seconds until there is budget again; 0 when the cost was within it and is spent. */
  spend(sender: string, cost: number): number
}

/** What each sender's queries have cost within the minute, in the memory of this process. */
export function createCostBudget(clock: Clock): CostBudget {
  const windows = new Map<string, { spent: number; since: number }>()
  return {
    spend(sender, cost) {
      const now = clock.now().epochMilliseconds
      const before = windows.get(sender)
      const current = before && now - before.since < windowMs ? before : { spent: 0, since: now }
      if (current.spent + cost > maxCostPerMinute) return Math.ceil((current.since + windowMs - now) / 1000)
      current.spent += cost
      // Taken out first, so that it counts as the newest.
      windows.delete(sender)
      windows.set(sender, current)
      for (const oldest of windows.keys()) {
        if (windows.size <= maxSenders) break
        windows.delete(oldest)
      }
      return 0
    },
  }
}
