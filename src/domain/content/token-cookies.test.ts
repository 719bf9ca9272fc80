import { describe, expect, it } from 'vitest'
import { clearedTokenCookies, tokenCookies, tokensIn } from './token-cookies.ts'

describe('the cookies of an editor', () => {
  it('are one for each client, for seven days, out of reach of scripts', () => {
    expect(tokenCookies('abc_DEF-123', true)).toEqual([
      '__Host-content-token=abc_DEF-123; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly; Secure',
      '__Host-content-token.de=abc_DEF-123; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly; Secure',
      '__Host-content-token.en=abc_DEF-123; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly; Secure',
    ])
    expect(tokenCookies('abc', false)[0]).toMatch(/^content-token=abc; (?!.*Secure)/)
  })

  it('are all taken back', () => {
    expect(clearedTokenCookies(true)).toHaveLength(3)
    for (const cookie of clearedTokenCookies(true))
      expect(cookie).toMatch(/^__Host-content-token(\.de|\.en)?=; Max-Age=0; Path=\//)
  })

  it.each<[string | null, object | null]>([
    [null, null],
    ['', null],
    ['locale=de; consent=true', null],
    ['content-token=abc', { default: 'abc' }],
    ['locale=de; content-token.de=a.b-c_d==; content-token.en=xyz', { de: 'a.b-c_d==', en: 'xyz' }],
    ['content-token=', null],
    ['content-token=a b', null],
    ['content-token=a"b', null],
    ['content-token=ä', null],
    ['content-token.fr=abc', null],
    ['my-content-token=abc', null],
    ['content-token', null],
    [`content-token=${'x'.repeat(5000)}`, null],
  ])('in %j are %j', (header, tokens) => {
    expect(tokensIn(header, false)).toEqual(tokens)
  })

  it('count over https only as no other host of the domain can set them', () => {
    expect(tokensIn('__Host-content-token=abc; __Host-content-token.de=x', true)).toEqual({ default: 'abc', de: 'x' })
    expect(tokensIn('content-token=abc', true)).toBeNull()
    expect(tokensIn('__Secure-content-token=abc', true)).toBeNull()
  })
})
