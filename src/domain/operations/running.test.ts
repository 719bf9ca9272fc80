import { describe, expect, it } from 'vitest'
import { isMailServerAway, type Running, runningProblems } from './running.ts'

const now = Temporal.Instant.from('2026-11-23T10:00:00Z')
const well: Running = {
  queues: [
    { queue: 'urgent', count: 1, oldestSeconds: 2 },
    { queue: 'effects', count: 40, oldestSeconds: 20 },
    { queue: 'webhooks', count: 0, oldestSeconds: 0 },
  ],
  workers: 1,
  oldestHoldSeconds: 3,
  bookings: 4,
  mailErrors: [],
  backups: null,
}
const lateIn = (queue: 'urgent' | 'effects' | 'webhooks', oldestSeconds: number): Partial<Running> => ({
  queues: [{ queue, count: 1, oldestSeconds }],
})
const backups = { since: now.subtract({ hours: 240 }), last: null, failed: null, lastBytes: null }

describe('someone has to look', () => {
  it.each([
    ['not while all goes as it should', {}, 0, []],
    ['without a worker', { workers: 0 }, 0, ['no-worker']],
    ['not when the number of workers is unknown', { workers: null }, 0, []],
    ['when seats are held two minutes beyond their time', { oldestHoldSeconds: 121 }, 0, ['late-holds']],
    ['when money and seats wait for more than a minute', lateIn('urgent', 61), 0, ['late-urgent']],
    ['not when a mail does', lateIn('effects', 61), 0, []],
    ['when a mail waits for more than ten', lateIn('effects', 601), 0, ['late-effects']],
    ['when a webhook waits for more than a quarter of an hour', lateIn('webhooks', 901), 0, ['late-webhooks']],
    ['when the mail server is away', { mailErrors: ['connect ECONNREFUSED 10.0.0.7:587'] }, 0, ['mail-server']],
    ['when ten requests wait for the database', {}, 10, ['database-busy']],
    ['when there was no backup', { backups }, 0, ['backup-too-old']],
    ['when the backup has failed', { backups: { ...backups, failed: now } }, 0, ['backup-failed']],
  ] satisfies [string, Partial<Running>, number, string[]][])('%s', (_, changed, waiting, problems) => {
    expect(runningProblems({ ...well, ...changed }, { waiting, now })).toEqual(problems)
  })
})

describe('the mail server is away', () => {
  it.each([
    ['Connection timeout', true],
    ['Greeting never received', true],
    ['Invalid login: 535 Authentication failed', true],
    ['getaddrinfo ENOTFOUND mail.example', true],
    ["Can't send mail - all recipients were rejected: 550 no such user", false],
    ['Message size exceeds fixed limit', false],
  ])('%s: %s', (error, isAway) => {
    expect(isMailServerAway([error])).toBe(isAway)
  })
})
