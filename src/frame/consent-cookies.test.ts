import { describe, expect, it } from 'vitest'
import { type ConsentAnswer, consentCookies, consentOf } from './consent-cookies.ts'

describe('consentCookies', () => {
  it('keeps a yes for a year', () => {
    expect(consentCookies('accept', true)).toEqual([
      'consent=videos; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      'consent-accepted=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ])
  })

  it('keeps a no for seven days', () => {
    expect(consentCookies('deny', false)).toEqual([
      'consent=videos; Max-Age=604800; Path=/; SameSite=Lax',
      'consent-accepted=false; Max-Age=604800; Path=/; SameSite=Lax',
    ])
  })
})

describe('consentOf', () => {
  it.each<[string, string | null, ConsentAnswer | null]>([
    ['no cookies at all', null, null],
    ['another cookie', 'locale=de', null],
    ['one whose name only ends alike', 'no-consent=videos', null],
    ['a yes to the question before this one', 'consent=true; consent-accepted=true', null],
    ['a no to it', 'consent=true; consent-accepted=false', null],
    ['a yes', 'locale=de; consent=videos; consent-accepted=true', 'accept'],
    ['a no', 'consent-accepted=false; consent=videos', 'deny'],
    ['half of an answer is a no', 'consent=videos', 'deny'],
    ['the other half is none', 'consent-accepted=true', null],
  ])('%s', (_, header, expected) => {
    expect(consentOf(header)).toBe(expected)
  })

  it.each<ConsentAnswer>(['accept', 'deny'])('reads what was set: %s', (answer) => {
    const sentBack = consentCookies(answer, true).map((cookie) => cookie.split(';')[0])
    expect(consentOf(sentBack.join('; '))).toBe(answer)
  })
})
