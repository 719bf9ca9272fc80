import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { MailAttachment } from '#usecases/ports.ts'

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
 * a calendar that should take the events in without asking for an answer; METHOD:CANCEL takes them out. UIDs are `{workshopDateId}-{n}@flightdeck`, n from 1.
 */
export function workshopIcs(workshop: WorkshopCalendar): MailAttachment {
  const method = workshop.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = newCalendar(method)
  addSessions(calendar, workshop)
  return file(workshop.cancelled ? `${workshop.date.slug}-cancelled` : workshop.date.slug, calendar, method)
}

/** What calendars should ask for again after this many seconds; dates change a few times a day. */
const askAgainAfter = 6 * 60 * 60

/** All live workshops in one calendar that can be subscribed to: `source` is its own address, `filename` comes without its ending. */
export function workshopsIcs(
  workshops: readonly WorkshopCalendar[],
  feed: { name: string; source: string; filename: string },
): MailAttachment {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH).name(feed.name).source(feed.source).ttl(askAgainAfter)
  for (const workshop of workshops) addSessions(calendar, workshop)
  return file(feed.filename, calendar, ICalCalendarMethod.PUBLISH)
}

function newCalendar(method: ICalCalendarMethod): ICalCalendar {
  const calendar = ical({ prodId: { company: 'Flightdeck', product: 'Workshops' }, method })
  // No name: with one, the library writes DTSTAMP in that zone, and RFC 5545 wants UTC. The generator serves the events.
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
      // The zone of the calendar alone would write floating times: it has to stand on each event.
      timezone: zone,
      start: session.startsAt.toZonedDateTimeISO(zone),
      end: session.endsAt.toZonedDateTimeISO(zone),
      summary,
      location,
      description,
      organizer,
      url,
      status: workshop.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  })
}

function file(name: string, calendar: ICalCalendar, method: ICalCalendarMethod): MailAttachment {
  return {
    filename: `${name}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(calendar.toString()),
  }
}

/** A TZID without its VTIMEZONE is read as local time by some calendars; where there is none, UTC says the same moment. */
function zoneKnownToCalendars(zone: string): string {
  return getVtimezoneComponent(zone) ? zone : 'UTC'
}
