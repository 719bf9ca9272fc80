import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { fl2dInVienna as inJanuary } from '#mails/parts/sample.ts'
import { type WorkshopCalendar, workshopIcs, workshopsIcs } from './workshop-ics.ts'

const session = (startsAt: string, endsAt: string) => ({
  startsAt: Temporal.Instant.from(startsAt),
  endsAt: Temporal.Instant.from(endsAt),
})

/** The weekend in March when the clocks change between the two days. */
const fl2dInVienna: LiveDate = {
  ...inJanuary,
  id: 'wd-fl2d-wien',
  slug: 'fl2d-wien-2027-03-27',
  sessions: [
    session('2027-03-27T08:00:00Z', '2027-03-27T16:00:00Z'),
    session('2027-03-28T07:00:00Z', '2027-03-28T15:00:00Z'),
  ],
}

const calendar: WorkshopCalendar = {
  date: fl2dInVienna,
  summary: 'Flight Level 2 Design',
  location: 'Hofgebäude, Lindengasse 38, 1070 Wien',
  description: 'Trainer: Miriam Stadler; Jonas Krenn',
  organizer: { name: 'Flight Levels Training GmbH', email: 'office@flightlevels.example' },
  url: 'https://flightlevels.example/de/workshops/flight-level-2-design/fl2d-wien-2027-03-27',
  sequence: 0,
  stamp: Temporal.Instant.from('2026-11-21T09:30:00Z'),
}

function parse(workshop: WorkshopCalendar) {
  const text = new TextDecoder().decode(workshopIcs(workshop).content)
  const root = new ICAL.Component(ICAL.parse(text))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return { text, root, events: root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

describe('the calendar file of FL2D in Vienna', () => {
  it('has an event for each day at nine, also after the clocks changed', () => {
    const { text, events } = parse(calendar)
    expect(text).toContain('DTSTART;TZID=Europe/Vienna:20270327T090000\r\n')
    expect(text).toContain('DTSTART;TZID=Europe/Vienna:20270328T090000\r\n')
    expect(
      events.map((event) => [event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]),
    ).toEqual([
      ['2027-03-27T08:00:00.000Z', '2027-03-27T16:00:00.000Z'],
      ['2027-03-28T07:00:00.000Z', '2027-03-28T15:00:00.000Z'],
    ])
  })

  it('brings the rules of its time zone along', () => {
    const zones = parse(calendar).root.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Vienna'])
  })

  it('is published, with an organiser and the address of the date', () => {
    const { root, events } = parse(calendar)
    expect(root.getFirstPropertyValue('method')).toBe('PUBLISH')
    const organizer = events[0]?.component.getFirstProperty('organizer')
    expect(organizer?.getParameter('cn')).toBe('Flight Levels Training GmbH')
    expect(organizer?.getFirstValue()).toBe('mailto:office@flightlevels.example')
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe(calendar.url)
    expect(events[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:30:00Z')
  })

  it('keeps its UIDs when the date changes and counts the change', () => {
    const moved = parse({
      ...calendar,
      date: { ...fl2dInVienna, sessions: [...fl2dInVienna.sessions].reverse() },
      sequence: 3,
    })
    const uids = ['wd-fl2d-wien-1@flightdeck', 'wd-fl2d-wien-2@flightdeck']
    expect(parse(calendar).events.map((event) => event.uid)).toEqual(uids)
    expect(moved.events.map((event) => event.uid)).toEqual(uids)
    expect(moved.events.map((event) => event.sequence)).toEqual([3, 3])
  })

  it('is an attachment that mail programs open with the calendar', () => {
    const file = workshopIcs(calendar)
    expect(file.filename).toBe('fl2d-wien-2027-03-27.ics')
    expect(file.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  })
})

describe('a tentative date', () => {
  const tentative = { ...calendar, date: { ...fl2dInVienna, tentative: true } }
  const statuses = (workshop: WorkshopCalendar) =>
    parse(workshop).events.map((event) => event.component.getFirstPropertyValue('status'))

  it('is tentative in calendars too (RFC 5545 3.8.1.11), until it is confirmed or given up', () => {
    expect(statuses(tentative)).toEqual(['TENTATIVE', 'TENTATIVE'])
    expect(statuses(calendar)).toEqual(['CONFIRMED', 'CONFIRMED'])
    expect(statuses({ ...tentative, cancelled: true })).toEqual(['CANCELLED', 'CANCELLED'])
  })
})

describe('a seat that is given up', () => {
  const givenUp = { ...calendar, sequence: 1, cancelled: true }

  it('is published as cancelled, since no one was asked to attend (RFC 5546 3.2.1)', () => {
    const { root, events } = parse(givenUp)
    expect(root.getFirstPropertyValue('method')).toBe('PUBLISH')
    for (const { component, sequence } of events) {
      expect(sequence).toBe(1)
      expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      expect(component.getAllProperties('attendee')).toEqual([])
    }
    const file = workshopIcs(givenUp)
    expect(file).toMatchObject({
      filename: 'fl2d-wien-2027-03-27-cancelled.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
  })
})

const feed = { name: 'Flight Levels', source: 'https://flightlevels.example/de/workshops.ics', filename: 'workshops' }

it.each([
  ['an invitation', () => workshopIcs(calendar)],
  ['a cancellation', () => workshopIcs({ ...calendar, cancelled: true })],
  ['the calendar to subscribe to', () => workshopsIcs([calendar], feed)],
])('has its properties before its components and ends its last line: %s', (_, write) => {
  const lines = new TextDecoder().decode(write().content).split('\r\n')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  const inside = lines.slice(1, -2)
  const names: string[] = []
  let depth = 0
  for (const line of inside) {
    if (line.startsWith('BEGIN:')) depth += 1
    if (depth === 0 && !line.startsWith(' ')) names.push(line.split(/[;:]/)[0] ?? '')
    if (line.startsWith('END:')) depth -= 1
  }
  const first = inside.findIndex((line) => line.startsWith('BEGIN:'))
  expect(inside.slice(0, first).filter((line) => !line.startsWith(' '))).toHaveLength(names.length)
  expect(names).toEqual(expect.arrayContaining(['VERSION', 'PRODID', 'METHOD']))
})

it('is one calendar with a name when several dates are subscribed to', () => {
  const other = { ...calendar, date: { ...fl2dInVienna, id: 'wd-fl2d-graz', zone: 'America/New_York' } }
  const file = workshopsIcs([calendar, other], feed)
  const root = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content)))
  expect(file.filename).toBe('workshops.ics')
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Flight Levels')
  expect(root.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))).toEqual([
    'wd-fl2d-wien-1@flightdeck',
    'wd-fl2d-wien-2@flightdeck',
    'wd-fl2d-graz-1@flightdeck',
    'wd-fl2d-graz-2@flightdeck',
  ])
  const zones = root.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))
  expect(zones.toSorted()).toEqual(['America/New_York', 'Europe/Vienna'])
})

describe('texts in the calendar file', () => {
  const hard = 'Kaffee, Tee; „Süßes“ \\ 🛫 um 08:45\nZweite Zeile: שלום\n'.repeat(6).trimEnd()

  it('come back as they were written', () => {
    const [event] = parse({ ...calendar, summary: hard, location: hard, description: hard }).events
    expect(event?.summary).toBe(hard)
    expect(event?.location).toBe(hard)
    expect(event?.description).toBe(hard)
  })

  it('fold at 75 octets without cutting a character', () => {
    const { text } = parse({ ...calendar, description: '🛫ü'.repeat(200) })
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
  })

  it('cannot smuggle in a line of their own', () => {
    const { root } = parse({ ...calendar, summary: 'FL2D\r\nATTENDEE:mailto:mallory@example.org\r\nEND:VEVENT' })
    expect(root.getAllSubcomponents('vevent')).toHaveLength(2)
    expect(root.getAllSubcomponents('vevent')[0]?.getAllProperties('attendee')).toHaveLength(0)
  })
})

describe('a zone without calendar rules', () => {
  it('is written in UTC', () => {
    const { text, events } = parse({ ...calendar, date: { ...fl2dInVienna, zone: 'Etc/Unknown-To-Calendars' } })
    expect(text).toContain('DTSTART:20270327T080000Z')
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2027-03-27T08:00:00.000Z')
  })
})
