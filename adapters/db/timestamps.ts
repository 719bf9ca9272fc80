/** Drivers hand timestamps over as '2027-01-19 08:00:00+00'. */
export function instantOf(timestamp: string): Temporal.Instant {
  return Temporal.Instant.from(timestamp.replace(' ', 'T'))
}
