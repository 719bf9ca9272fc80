import { expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const coded = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })
const query = (cause: Error) => new Error('Failed query: select 1', { cause })

it.each<[string, unknown, boolean]>([
  ['a server that is not there', query(coded('ECONNREFUSED')), true],
  ['one that is there under none of its addresses', query(new AggregateError([coded('ECONNREFUSED')])), true],
  ['one that shuts down', query(coded('57P01')), true],
  ['one that takes no more connections', query(coded('53300')), true],
  ['a transaction that stood still for too long', query(coded('25P03')), true],
  ['a lock that was not to be had', query(coded('55P03')), true],
  ['a transaction that was rolled back for another', query(coded('40P01')), true],
  ['a disk that the server cannot read', query(coded('58030')), true],
  ['a content source that does not answer in time', query(new DOMException('too late', 'TimeoutError')), true],
  ['a content source that is unavailable', query(coded('SOURCE_UNAVAILABLE')), true],
  ['a connection that was closed', query(new Error('Client was closed and is not queryable')), true],
  ['a connection that broke', query(new Error('Connection terminated unexpectedly')), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a value that is twice there', query(coded('23505')), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['what is no error', 'ECONNREFUSED', false],
])('of %s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})
