/** Somebody who did nothing for so long signs in again: a lunch break fits in, a night does not. */
const idleEnd = { hours: 8 } as const

/** How exactly the last use is kept: a write for each page would be too many. */
const exactness = { minutes: 5 } as const

export function isIdle(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(idleEnd), now) <= 0
}

/** Whether a use is to be kept. */
export function isNewUse(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(exactness), now) <= 0
}

/** What was used before this moment is idle. */
export function idleBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract(idleEnd)
}
