import { expect, it } from 'vitest'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { calendarText } from './calendar-text.ts'
import { fl2dInVienna, flsaOnline } from './sample.ts'

const room = 'https://video.flightlevels.example/flsa'

provideMessages('de', german)

it('marks an entry as void, for calendars that keep it', () => {
  expect(calendarText(fl2dInVienna, 'de', { cancelled: true }).summary).toBe('Abgesagt: Flight Level 2 Design')
})

it('calls a tentative date so, for calendars that do not show its status', () => {
  const date = { ...fl2dInVienna, tentative: true }
  expect(calendarText(date, 'de').summary).toBe('Vorläufig: Flight Level 2 Design')
  expect(calendarText(date, 'de', { cancelled: true }).summary).toBe('Abgesagt: Flight Level 2 Design')
})

it('marks an entry of a trial site', () => {
  expect(calendarText(fl2dInVienna, 'de', { isTrial: true }).summary).toBe('Nur ein Test: Flight Level 2 Design')
})

it('speaks German of the coffee before an on-site workshop', () => {
  expect(calendarText(fl2dInVienna, 'de').description).toContain('Kaffee und Tee ab 08:45 Uhr')
})

it('has the coffee of an afternoon before its start, not in the morning', () => {
  const [first] = fl2dInVienna.sessions
  const startsAt = Temporal.ZonedDateTime.from('2027-01-19T13:30[Europe/Vienna]').toInstant()
  const date = { ...fl2dInVienna, sessions: first ? [{ ...first, startsAt }] : [] }
  expect(calendarText(date, 'de').description).toContain('Kaffee und Tee ab 13:15 Uhr')
})

it('names no hour of the coffee where the days start at different ones: each has this text', () => {
  const [first, second] = fl2dInVienna.sessions
  const later = first && { ...first, startsAt: first.startsAt.add({ hours: 1 }) }
  const date = { ...fl2dInVienna, sessions: later && second ? [later, second] : [] }
  expect(calendarText(date, 'de').description).toContain('Kaffee und Tee eine Viertelstunde vor Beginn')
})

it('names the video room only to who may know it', () => {
  const date = { ...flsaOnline, roomUrl: room }
  expect(calendarText(date, 'de', { room }).description).toContain(`Videoraum: ${room}`)
  const open = calendarText(date, 'de')
  expect(`${open.location} ${open.description}`).not.toContain(room)
  expect(open.description).toContain('bekommst du vor dem Workshop per E-Mail')
})
