import type { Stores } from '#platform/ports.ts'

/** Counts of a single process, for tests that need no database. */
export function countsInMemory(): Stores['rateLimits'] {
  const rows = new Map<string, { count: number; endsAt: Temporal.Instant }>()
  return {
    count: async (uses, now) =>
      uses.map(({ purpose, key, amount, endsAt }) => {
        const name = `${purpose} ${key}`
        const open = rows.get(name)
        const isOpen = open && Temporal.Instant.compare(now, open.endsAt) < 0
        const row = isOpen ? { ...open, count: open.count + amount } : { count: amount, endsAt }
        rows.set(name, row)
        return row.count
      }),
  }
}
