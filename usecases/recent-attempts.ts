/** Strangers must not be able to fill the memory: whoever has been quiet longest is forgotten first. */
const mostKeys = 10_000

/** Counts what somebody did lately, in this process only and never longer than the window. */
export function recentAttempts(windowMs: number) {
  const times = new Map<string, number[]>()

  function lately(key: string, now: number): number[] {
    return (times.get(key) ?? []).filter((time) => time > now - windowMs)
  }

  return {
    count: (key: string, now: Temporal.Instant): number => lately(key, now.epochMilliseconds).length,
    note(key: string, now: Temporal.Instant): void {
      const noted = [...lately(key, now.epochMilliseconds), now.epochMilliseconds]
      // taken out first, so that it counts as the newest
      times.delete(key)
      times.set(key, noted)
      for (const oldest of times.keys()) {
        if (times.size <= mostKeys) return
        times.delete(oldest)
      }
    },
  }
}
