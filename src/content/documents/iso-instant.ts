/** Converts PostgreSQL's format ('2026-11-25 10:00:00.5+00') to ISO 8601 in UTC. */
export function isoInstant(stored: string): string {
  return Temporal.Instant.from(stored.replace(' ', 'T')).toString()
}
