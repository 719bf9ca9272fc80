import { expect, it } from 'vitest'
import { databaseProblem, startProblem } from './run-program.ts'
import { StartError } from './start-error.ts'

const wrapped = new Error('Failed query: create schema\nparams: ', {
  cause: new Error('permission denied for database'),
})
/** Node gives these when a host has two addresses and neither answers: without a message of their own. */
const unreachable = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })

it.each([
  [
    'what the server said',
    new Error('password authentication failed for user "site"'),
    'password authentication failed for user "site"',
  ],
  ['the cause behind a failed statement', wrapped, 'permission denied for database'],
  ['the code of an error without words', unreachable, 'ECONNREFUSED'],
  ['nothing about what is no error', 'oops', 'unknown'],
])('repeats %s', (_, error, reason) => {
  expect(databaseProblem('the database', error).message).toBe(
    `Cannot start: the database cannot be opened (${reason}).`,
  )
})

it.each<[string, unknown, string | undefined]>([
  ['what the operator can fix', new StartError('Cannot start: no room.'), 'Cannot start: no room.'],
  [
    'a network that was too slow after the database was opened',
    new Error('Failed query: select 1', { cause: new Error('timeout exceeded when trying to connect') }),
    'Cannot start: the database or the content source does not answer (timeout exceeded when trying to connect).',
  ],
  ['a bug', new TypeError('undefined is not a function'), undefined],
])('ends a start with a sentence, or for a bug with its stack: %s', (_, error, message) => {
  expect(startProblem(error)?.message).toBe(message)
})
