import { describe, expect, it } from 'vitest'
import { backupProblem, backupsToDelete } from './running.ts'

const at = (text: string) => Temporal.Instant.from(text)
const nights = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => at(`${from}T01:20:00Z`).add({ hours: 24 * day }))
const days = (instants: readonly Temporal.Instant[]) => instants.map((instant) => instant.toString().slice(0, 10))

function kept(made: readonly Temporal.Instant[], keep: Parameters<typeof backupsToDelete>[1]): string[] {
  const gone = new Set(backupsToDelete(made, keep))
  return days(made.filter((one) => !gone.has(one)))
}

describe('of the backups of every night', () => {
  it('keeps seven days, four weeks and twelve months, a year later', () => {
    expect(kept(nights('2026-01-01', 365), { days: 7, weeks: 4, months: 12 })).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
      ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      // Sundays, before the week that has only begun
      ...['2026-12-13', '2026-12-20'],
      ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ])
  })

  it.each([
    ['nothing was made', [], { days: 7, weeks: 4, months: 12 }, []],
    ['there is only one, of long ago', ['2024-05-01T01:20:00Z'], { days: 1, weeks: 0, months: 0 }, ['2024-05-01']],
    [
      'nights were missed: days that have one count',
      ['2026-11-01T01:20:00Z', '2026-11-05T01:20:00Z', '2026-11-20T01:20:00Z'],
      { days: 2, weeks: 0, months: 0 },
      ['2026-11-05', '2026-11-20'],
    ],
    [
      'two were made on one day: the later one stays',
      ['2026-11-20T01:20:00Z', '2026-11-20T09:20:00Z'],
      { days: 7, weeks: 4, months: 12 },
      ['2026-11-20'],
    ],
    [
      'it was midnight in Vienna already: another day',
      ['2026-11-20T22:59:00Z', '2026-11-20T23:01:00Z'],
      { days: 2, weeks: 0, months: 0 },
      ['2026-11-20', '2026-11-20'],
    ],
  ])('%s', (_, made, keep, stays) => {
    expect(kept(made.map(at), keep)).toEqual(stays)
  })
})

describe('a schedule of backups', () => {
  const since = at('2026-11-01T12:00:00Z')
  const now = at('2026-11-23T10:00:00Z')
  it.each([
    ['is well after one of last night', { since, last: at('2026-11-23T01:20:00Z'), failed: null }, null],
    ['is well on its first day', { since: at('2026-11-22T22:00:00Z'), last: null, failed: null }, null],
    ['is too old without one', { since, last: null, failed: null }, 'too-old'],
    ['is too old after two nights', { since, last: at('2026-11-21T01:20:00Z'), failed: null }, 'too-old'],
    ['has failed', { since, last: at('2026-11-22T01:20:00Z'), failed: at('2026-11-23T01:20:00Z') }, 'failed'],
    [
      'has failed and come to pass since',
      { since, last: at('2026-11-23T08:00:00Z'), failed: at('2026-11-23T01:20:00Z') },
      null,
    ],
  ] as const)('%s', (_, runs, problem) => {
    expect(backupProblem(runs, now)).toBe(problem)
  })
})
