import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

export interface WorkshopCalendar {
  date: LiveDate
  /** In the language of the booking; plain text, line breaks allowed in the description. */
  summary: string
  location: string
  description: string
  organizer: { name: string; email: string }
  /** The page of the workshop date. */
  url: string
  /** Counts up with each change of the date, so that calendars replace what they have: 0 for the first. */
  sequence: number
  /** Takes the entries out again. */
  cancelled?: boolean
  /** When this file was made. */
  stamp: Temporal.Instant
}

/**
 * The calendar file of a live workshop: one event per session, in the zone the times are announced in. METHOD:PUBLISH, for
 * a calendar that should take the events in without asking for an answer. What was published is taken out by publishing it with STATUS:CANCELLED and a
 * higher SEQUENCE (RFC 5546 3.2.1): METHOD:CANCEL asks for an invited ATTENDEE and one UID in a file (3.2.5). UIDs are `{workshopDateId}-{n}@flightdeck`, n from 1.
 */
export function workshopIcs(workshop: WorkshopCalendar): MailAttachment {
  const calendar = newCalendar()
  addSessions(calendar, workshop)
  return file(workshop.cancelled ? `${workshop.date.slug}-cancelled` : workshop.date.slug, calendar)
}

/** What calendars should ask for again after this many seconds; dates change a few times a day. */
const askAgainAfter = 6 * 60 * 60

/** All live workshops in one calendar that can be subscribed to: `source` is its own address, `filename` comes without its ending. */
export function workshopsIcs(
  workshops: readonly WorkshopCalendar[],
  feed: { name: string; source: string; filename: string },
): MailAttachment {
  const calendar = newCalendar().name(feed.name).source(feed.source).ttl(askAgainAfter)
  for (const workshop of workshops) addSessions(calendar, workshop)
  return file(feed.filename, calendar)
}

function newCalendar(): ICalCalendar {
  const prodId = { company: 'Flightdeck', product: 'Workshops' }
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH })
  // No name: with one, the library writes DTSTAMP in that zone, and RFC 5545 requires UTC. The generator serves the events.
  calendar.timezone({ name: null, generator: getVtimezoneComponent })
  return calendar
}

function addSessions(calendar: ICalCalendar, workshop: WorkshopCalendar): void {
  const { date, summary, location, description, organizer, url, sequence, stamp } = workshop
  const zone = zoneKnownToCalendars(date.zone)
  date.sessions.forEach((session, index) => {
    calendar.createEvent({
      id: `${date.id}-${index + 1}@flightdeck`,
      sequence,
      stamp,
      // A time zone of the calendar alone would write floating times: it has to be on each event.
      timezone: zone,
      start: session.startsAt.toZonedDateTimeISO(zone),
      end: session.endsAt.toZonedDateTimeISO(zone),
      summary,
      location,
      description,
      organizer,
      url,
      status: statusOf(workshop),
      // Where a calendar keeps the entry all the same, it takes no time any more.
      ...(workshop.cancelled && { transparency: ICalEventTransparency.TRANSPARENT }),
    })
  })
}

function statusOf({ cancelled, date }: WorkshopCalendar): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return date.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function file(name: string, calendar: ICalCalendar): MailAttachment {
  return {
    filename: `${name}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: new TextEncoder().encode(propertiesFirst(calendar.toString())),
  }
}

/** The properties of a calendar come before its components, and its last line ends too (RFC 5545 3.4, 3.6); the library does neither. */
function propertiesFirst(text: string): string {
  const properties: string[] = []
  const components: string[] = []
  let depth = 0
  for (const line of text.split('\r\n').slice(1, -1)) {
    if (line.startsWith('BEGIN:')) depth += 1
    const part = depth > 0 ? components : properties
    part.push(line)
    if (line.startsWith('END:')) depth -= 1
  }
  return ['BEGIN:VCALENDAR', ...properties, ...components, 'END:VCALENDAR', ''].join('\r\n')
}

/** A TZID without its VTIMEZONE is read as local time by some calendars; where there is none, UTC expresses the same moment. */
function zoneKnownToCalendars(zone: string): string {
  return getVtimezoneComponent(zone) ? zone : 'UTC'
}
