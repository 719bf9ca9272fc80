import { onceForEach } from './once-for-each.ts'

/** A day without its zone: '2027-01-19'. Two of them compare as texts. */
export type IsoDate = string

/** Making one costs as much as a thousand answers. Swedes write their dates as ISO does. */
const formatIn = onceForEach((zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }))

/** The day that an instant falls on in a zone. Takes what has an ISO text, since the booking form in the browser may lack Temporal. */
export function dayIn(instant: { toString(): string }, zone: string): IsoDate {
  return formatIn(zone).format(new Date(instant.toString()))
}

/** The day that an instant falls on where the company sits. */
export function viennaDay(instant: { toString(): string }): IsoDate {
  return dayIn(instant, 'Europe/Vienna')
}
