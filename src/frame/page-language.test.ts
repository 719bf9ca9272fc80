import { describe, expect, it } from 'vitest'
import type { RequestFacts } from './context.ts'
import { pageLanguage } from './page-language.ts'

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
  shared: (_key, _tags, load) => load(),
  report: () => undefined,
}

describe('the language of a page', () => {
  it('is the one in its address, whatever the visitor prefers', () => {
    expect(pageLanguage({ language: 'de' }, english)).toBe('de')
  })

  it('is the one of the visitor where the address names none', () => {
    expect(pageLanguage({}, english)).toBe('en')
  })

  it.each(['fr', 'DE', 'constructor', ''])('does not exist as %j: page not found', (language) => {
    expect(() => pageLanguage({ language }, english)).toThrow(expect.objectContaining({ init: { status: 404 } }))
  })
})
