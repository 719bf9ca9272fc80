import { LRUCache } from 'lru-cache'

/** Counts what a sender did within the window, in this process only. Of more than 10,000 senders the quietest are forgotten first. */
export function rateWindow(windowMs: number) {
  const times = new LRUCache<string, number[]>({ max: 10_000 })

  function recent(key: string, now: Temporal.Instant): number[] {
    return (times.peek(key) ?? []).filter((time) => time > now.epochMilliseconds - windowMs)
  }

  return {
    count: (key: string, now: Temporal.Instant): number => recent(key, now).length,
    note(key: string, now: Temporal.Instant): void {
      times.set(key, [...recent(key, now), now.epochMilliseconds])
    },
  }
}
