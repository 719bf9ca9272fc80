import { expect, it } from 'vitest'
import { doubleBooked } from './workshop-date.ts'

function date(id: string, trainers: string[], hours: readonly [from: string, to: string][], calledOff = false) {
  const at = (hour: string) => Temporal.Instant.from(`2027-01-19T${hour}:00Z`)
  return { id, trainers, sessions: hours.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) })), calledOff }
}

const vienna = date('vienna', ['Theresa Moosbrugger', 'Henning Brandt'], [['08:00', '16:00']])

it.each([
  ['the same hours', date('online', ['Theresa Moosbrugger'], [['08:00', '16:00']]), ['Theresa Moosbrugger']],
  [
    'a half day within',
    date(
      'online',
      ['Henning Brandt', 'Mira Lenz'],
      [
        ['06:00', '07:00'],
        ['15:59', '18:00'],
      ],
    ),
    ['Henning Brandt'],
  ],
  ['hours that begin where these end', date('online', ['Theresa Moosbrugger'], [['16:00', '18:00']]), []],
  ['the same hours of others', date('online', ['Mira Lenz'], [['08:00', '16:00']]), []],
  ['a date that is cancelled', date('online', ['Theresa Moosbrugger'], [['08:00', '16:00']], true), []],
  ['itself', vienna, []],
])('finds who teaches twice beside %s', (_, other, twice) => {
  expect(doubleBooked(vienna, other)).toEqual(twice)
})

it('lets a cancelled date take nobody', () => {
  const online = date('online', ['Theresa Moosbrugger'], [['08:00', '16:00']])
  expect(doubleBooked({ ...vienna, calledOff: true }, online)).toEqual([])
})
