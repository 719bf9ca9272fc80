import { expect, it } from 'vitest'
import { databaseProblem } from './database-problem.ts'

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
