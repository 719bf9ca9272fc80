import { describe, expect, it } from 'vitest'
import { headerValue } from './mail-message.ts'

describe('headerValue', () => {
  it.each([
    ['a plain name', 'Lena Hofstätter', 'Lena Hofstätter'],
    ['an emoji', 'Lena 🛫', 'Lena 🛫'],
    ['a family of emoji stays one', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['Hebrew', 'שרה כהן', 'שרה כהן'],
    ['a smuggled header', 'Lena\r\nBcc: mallory@example.org', 'Lena Bcc: mallory@example.org'],
    ['a lone line feed', 'Lena\nX-Evil: 1', 'Lena X-Evil: 1'],
    ['NUL, tab and delete', 'Le\u0000na\tHof\u007f', 'Le na Hof'],
    ['C1 next line', 'Lena\u0085X: 1', 'Lena X: 1'],
    ['line and paragraph separator', 'Lena\u2028a\u2029b', 'Lena a b'],
    ['half a surrogate pair', 'Lena \ud83d', 'Lena \ufffd'],
    ['only controls', '\r\n\u0000', ''],
  ])('%s', (_, text, expected) => {
    expect(headerValue(text)).toBe(expected)
  })
})
