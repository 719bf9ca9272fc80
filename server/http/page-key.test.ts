import { describe, expect, it } from 'vitest'
import { pageKey, preferredLanguage, speaksVisitorsLanguage } from './page-cache.ts'

describe('the language of a visitor', () => {
  it.each([
    ['German without a preferred language', undefined, undefined, 'de'],
    ['what was chosen here once', 'locale=en', 'de-AT,de;q=0.9', 'en'],
    ['what was chosen, among other cookies', 'a=b; locale=en; c=d', 'de', 'en'],
    ['the browser’s, if the cookie speaks something else', 'locale=fr', 'en-GB', 'en'],
    ['the browser’s, if the cookie is another one', 'oldlocale=en', 'de', 'de'],
    ['no language that only begins like one of ours', 'locale=england', 'den', 'de'],
    ['the browser’s first', undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['the browser’s best', undefined, 'en;q=0.7, de-AT;q=0.8', 'de'],
    ['the first that we speak', undefined, 'fr,it;q=0.9,en;q=0.2', 'en'],
    ['none that is refused', undefined, 'en;q=0,fr', 'de'],
    ['German for who takes anything', undefined, '*', 'de'],
    ['German for nonsense', 'locale=', ';;;q=x,,', 'de'],
  ])('%s', (_, cookie, acceptLanguage, language) => {
    expect(preferredLanguage(cookie, acceptLanguage)).toBe(language)
  })
})

describe('the key of a page', () => {
  it('is its path', () => {
    expect(pageKey('/de/workshops', {})).toBe('/de/workshops')
    expect(pageKey('/de/workshops', { 'accept-language': 'en' })).toBe('/de/workshops')
  })

  it.each(['/', '/_.data'])('tells the visitors of %s apart by their language', (path) => {
    expect(speaksVisitorsLanguage(path)).toBe(true)
    const [german, english] = [pageKey(path, {}), pageKey(path, { 'accept-language': 'en' })]
    expect(german).not.toBe(english)
    expect(pageKey(path, { cookie: 'locale=en', 'accept-language': 'de' })).toBe(english)
  })
})
