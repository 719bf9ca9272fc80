/** An instant as PostgreSQL writes it ('2026-11-25 10:00:00.5+00') in ISO 8601, UTC. */
export function isoInstant(stored: string): string {
  return Temporal.Instant.from(stored.replace(' ', 'T')).toString()
}
