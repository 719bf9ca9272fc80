import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type RequestFacts, requestContext } from './context.ts'
import { orNotFound, pageRequest } from './page-request.ts'

const english: RequestFacts = {
  id: 'a request',
  nonce: 'a nonce',
  siteUrl: 'https://flightlevels.example',
  preferredLanguage: 'en',
  address: '',
  sender: 'nobody',
  problem: null,
  answer: 'page',
  cache: () => undefined,
  isForAll: () => false,
  speculationRules: () => undefined,
  shared: (_key, _tags, load) => load(),
  report: () => undefined,
}

const context = new RouterContextProvider(new Map([[requestContext, english]]))

describe('the language of a page', () => {
  it('is the one in its address, whatever the visitor prefers', () => {
    expect(pageRequest({ params: { language: 'de' }, context }).language).toBe('de')
  })

  it('is the one of the visitor where the address names none', () => {
    expect(pageRequest({ params: {}, context }).language).toBe('en')
  })

  it.each(['fr', 'DE', 'constructor', ''])('does not exist as %j: page not found', (language) => {
    expect(() => pageRequest({ params: { language }, context })).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    )
  })
})

it.each([null, undefined])('throws the 404 page for %s', (found) => {
  expect(() => orNotFound(found)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})

it('returns what is there, also when it is empty', () => {
  expect([orNotFound('a page'), orNotFound(''), orNotFound(0)]).toEqual(['a page', '', 0])
})
