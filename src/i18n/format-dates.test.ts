import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import {
  formatDateRange,
  formatDateTime,
  formatDeadline,
  formatSessions,
  type SessionTimes,
  withOffset,
  zoneName,
} from './format-dates.ts'

const vienna = 'Europe/Vienna'

function days(...instants: [string, string][]): SessionTimes[] {
  return instants.map(([startsAt, endsAt]) => ({ startsAt, endsAt }))
}

const twoDaysInJanuary = days(
  ['2027-01-19T08:00:00Z', '2027-01-19T16:00:00Z'],
  ['2027-01-20T08:00:00Z', '2027-01-20T16:00:00Z'],
)

describe('formatDateTime', () => {
  const english = { language: 'en' } as const
  const englishTime = { language: 'en', time: true } as const
  const german = { language: 'de' } as const
  const germanTime = { language: 'de', time: true } as const

  it.each<[string, ...Parameters<typeof formatDateTime>, string]>([
    ['English is MMMM DD, YYYY', '2027-01-19T08:00:00Z', english, 'January\u00a019, 2027'],
    ['the day has two digits in English', '2027-01-05T08:00:00Z', english, 'January\u00a005, 2027'],
    ['with time', '2027-01-05T08:00:00Z', englishTime, 'January\u00a005, 2027 - 09:00'],
    ['German as in Austria', '2027-01-05T08:00:00Z', german, '5.\u00a0Jänner 2027'],
    ['German with time', '2027-01-05T08:00:00Z', germanTime, '5.\u00a0Jänner 2027, 09:00\u00a0Uhr'],
    ['summer time', '2027-07-05T08:00:00Z', englishTime, 'July\u00a005, 2027 - 10:00'],
    ['midnight is 00:00', '2027-01-04T23:00:00Z', englishTime, 'January\u00a005, 2027 - 00:00'],
    ['an offset is heeded', '2027-01-05T00:30:00+05:30', englishTime, 'January\u00a004, 2027 - 20:00'],
    ['a day stays that day', '2027-01-05', englishTime, 'January\u00a005, 2027 - 00:00'],
    ['wall time stays as it is', '2027-01-05T23:30:00', englishTime, 'January\u00a005, 2027 - 23:30'],
    ['epoch milliseconds', Date.UTC(2027, 0, 5, 8), englishTime, 'January\u00a005, 2027 - 09:00'],
    ['a Date', new Date('2027-01-05T08:00:00Z'), germanTime, '5.\u00a0Jänner 2027, 09:00\u00a0Uhr'],
    ['empty', '', english, '-'],
    ['the text 0', '0', germanTime, '-'],
    ['the number 0', 0, english, '-'],
    ['null', null, english, '-'],
    ['undefined', undefined, german, '-'],
    ['no date at all', 'soon', english, '-'],
  ])('%s', (_, value, options, expected) => {
    expect(formatDateTime(value, options)).toBe(expected)
  })

  it('shows an instant in the zone asked for', () => {
    const start = '2027-01-05T20:00:00Z'
    expect(formatDateTime(start, { language: 'en', time: true, zone: 'Asia/Kolkata' })).toBe(
      'January\u00a006, 2027 - 01:30',
    )
  })
})

describe('formatDateRange', () => {
  const range = (...starts: string[]) => days(...starts.map((start): [string, string] => [start, start]))

  it.each<[string, SessionTimes[], string, string]>([
    ['two days', twoDaysInJanuary, '19.–20.\u00a0Jänner 2027', 'January\u00a019\u00a0– 20, 2027'],
    ['one day', twoDaysInJanuary.slice(0, 1), '19.\u00a0Jänner 2027', 'January\u00a019, 2027'],
    [
      'two half-days on one day',
      range('2027-03-02T08:00:00Z', '2027-03-02T13:00:00Z'),
      '2.\u00a0März 2027',
      'March\u00a002, 2027',
    ],
    [
      'over the end of a month',
      range('2027-04-30T07:00:00Z', '2027-05-01T07:00:00Z'),
      '30.\u00a0April\u00a0– 1.\u00a0Mai 2027',
      'April\u00a030\u00a0– May\u00a001, 2027',
    ],
    [
      'over the end of a year',
      range('2027-12-31T08:00:00Z', '2028-01-01T08:00:00Z'),
      '31.\u00a0Dezember 2027\u00a0– 1.\u00a0Jänner 2028',
      'December\u00a031, 2027\u00a0– January\u00a001, 2028',
    ],
    [
      'the same days a year apart',
      range('2027-01-19T08:00:00Z', '2028-01-20T08:00:00Z'),
      '19.\u00a0Jänner 2027\u00a0– 20.\u00a0Jänner 2028',
      'January\u00a019, 2027\u00a0– January\u00a020, 2028',
    ],
    [
      'the day is the one in Vienna, not in UTC',
      range('2027-06-30T22:30:00Z', '2027-07-01T22:30:00Z'),
      '1.–2.\u00a0Juli 2027',
      'July\u00a001\u00a0– 02, 2027',
    ],
  ])('%s', (_, sessions, german, english) => {
    expect(formatDateRange({ sessions, zone: vienna }, 'de')).toBe(german)
    expect(formatDateRange({ sessions, zone: vienna }, 'en')).toBe(english)
  })

  it('refuses a date without sessions', () => {
    expect(() => formatDateRange({ sessions: [], zone: vienna }, 'de')).toThrow(RangeError)
  })
})

describe('formatSessions', () => {
  it('gives each day of FL2D in Vienna its line', () => {
    expect(formatSessions(twoDaysInJanuary, vienna, 'de')).toEqual([
      'Dienstag, 19.\u00a0Jänner 2027, 09:00–17:00\u00a0Uhr',
      'Mittwoch, 20.\u00a0Jänner 2027, 09:00–17:00\u00a0Uhr',
    ])
    expect(formatSessions(twoDaysInJanuary, vienna, 'en')).toEqual([
      'Tuesday, January\u00a019, 2027, 09:00–17:00',
      'Wednesday, January\u00a020, 2027, 09:00–17:00',
    ])
  })

  it.each<[string, [string, string], string]>([
    [
      'the day before summer time',
      ['2027-03-27T08:00:00Z', '2027-03-27T16:00:00Z'],
      'Samstag, 27.\u00a0März 2027, 09:00–17:00\u00a0Uhr',
    ],
    [
      'the day summer time starts',
      ['2027-03-28T07:00:00Z', '2027-03-28T15:00:00Z'],
      'Sonntag, 28.\u00a0März 2027, 09:00–17:00\u00a0Uhr',
    ],
    [
      'through the missing hour',
      ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'],
      'Sonntag, 28.\u00a0März 2027, 01:30–03:30\u00a0Uhr',
    ],
    [
      'the day summer time ends',
      ['2027-10-31T08:00:00Z', '2027-10-31T16:00:00Z'],
      'Sonntag, 31.\u00a0Oktober 2027, 09:00–17:00\u00a0Uhr',
    ],
    [
      'past midnight into the new year',
      ['2027-12-31T19:00:00Z', '2027-12-31T23:30:00Z'],
      'Freitag, 31.\u00a0Dezember 2027, 20:00\u00a0Uhr – Samstag, 1.\u00a0Jänner 2028, 00:30\u00a0Uhr',
    ],
  ])('%s', (_, session, expected) => {
    expect(formatSessions(days(session), vienna, 'de')).toEqual([expected])
  })

  it('shows the times of the zone the workshop is announced in', () => {
    const online = days(['2027-03-09T14:00:00Z', '2027-03-09T18:00:00Z'])
    expect(formatSessions(online, 'America/New_York', 'en')).toEqual(['Tuesday, March\u00a009, 2027, 09:00–13:00'])
  })
})

describe('formatDeadline', () => {
  it.each<[string, string, Language, string]>([
    ['in winter', '2026-11-27T09:37:00Z', 'de', '27.\u00a0November 2026, 10:37\u00a0Uhr (Mitteleuropäische Zeit)'],
    ['in summer', '2027-07-27T09:37:00Z', 'de', '27.\u00a0Juli 2027, 11:37\u00a0Uhr (Mitteleuropäische Zeit)'],
    ['in English', '2026-11-27T09:37:00Z', 'en', 'November\u00a027, 2026 - 10:37 (Central European Time)'],
  ])('names its zone: %s', (_, until, language, expected) => {
    expect(formatDeadline(until, language)).toBe(expected)
  })
})

describe('withOffset', () => {
  it.each([
    ['in winter', '2027-01-19T08:00:00Z', vienna, '2027-01-19T09:00+01:00'],
    ['in summer', '2027-07-19T08:00:00.000Z', vienna, '2027-07-19T10:00+02:00'],
    ['in London, of which the offset is zero', '2027-01-19T08:00:00Z', 'Europe/London', '2027-01-19T08:00+00:00'],
    ['on the day before', '2027-01-19T02:30:00Z', 'America/New_York', '2027-01-18T21:30-05:00'],
    ['with half an hour', '2027-01-19T20:00:00Z', 'Asia/Kolkata', '2027-01-20T01:30+05:30'],
  ])('gives wall time and offset %s', (_, instant, zone, expected) => {
    expect(withOffset(instant, zone)).toBe(expected)
    expect(Date.parse(expected)).toBe(Date.parse(instant))
  })
})

describe('zoneName', () => {
  it.each<[string, Language, string]>([
    [vienna, 'de', 'Mitteleuropäische Zeit'],
    [vienna, 'en', 'Central European Time'],
    ['America/New_York', 'en', 'Eastern Time'],
  ])('%s in %s', (zone, language, expected) => {
    expect(zoneName(zone, language)).toBe(expected)
  })
})
