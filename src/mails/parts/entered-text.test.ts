import { describe, expect, it } from 'vitest'
import { enteredCode, enteredText, isolated } from './text.tsx'

describe('enteredText', () => {
  it.each([
    ['a plain name stays', 'Lena Hofstätter', 'Lena Hofstätter'],
    ['an emoji stays', 'Lena 🛫', 'Lena 🛫'],
    ['a family of emoji stays one', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['HTML stays what was typed', '<b>Lena</b>', '<b>Lena</b>'],
    ['Hebrew stays', 'שרה כהן', 'שרה כהן'],
    ['a line break becomes a space', 'Lena\r\nBcc: x', 'Lena Bcc: x'],
    ['NUL goes', 'Le\u0000na', 'Le na'],
    ['an override cannot turn the rest around', '\u202eanel', 'anel'],
    ['an isolate that is never closed goes', '\u2067Lena', 'Lena'],
    ['half a surrogate pair is replaced', 'Lena\ud83d', 'Lena\ufffd'],
  ])('%s', (_, typed, expected) => {
    expect(enteredText(typed)).toBe(expected)
  })
})

describe('enteredCode', () => {
  it.each([
    ['an address stays', 'lena@donauwerk.example', 'lena@donauwerk.example'],
    ['controls go without a trace', 'ATU1234\r\n5675', 'ATU12345675'],
    ['an address in Hebrew stays', 'שרה@donauwerk.example', 'שרה@donauwerk.example'],
  ])('%s', (_, typed, expected) => {
    expect(enteredCode(typed)).toBe(expected)
  })
})

describe('isolated', () => {
  it.each([
    ['Hebrew is kept in its place', 'שרה כהן', '\u2068שרה כהן\u2069'],
    ['Arabic is kept in its place', 'Dr. ليلى', '\u2068Dr. ليلى\u2069'],
    ['German needs nothing', 'Dr. Lena Hofstätter', 'Dr. Lena Hofstätter'],
    ['nor does an emoji', '🛫', '🛫'],
  ])('%s', (_, name, expected) => {
    expect(isolated(name)).toBe(expected)
  })
})
