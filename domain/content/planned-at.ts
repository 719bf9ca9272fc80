/** The company's own clock: what its people write and read. */
const zone = 'Europe/Vienna'

/** '2027-02-16T09:00' as browsers send a time, as an instant; null for anything else. A time that a clock skips in spring is the one after it. */
export function plannedInstant(written: string): Temporal.Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(written)) return null
  try {
    return Temporal.PlainDateTime.from(written, { overflow: 'reject' }).toZonedDateTime(zone).toInstant()
  } catch {
    return null
  }
}
