import { describe, expect, it } from 'vitest'
import { enteredText, isolated, withoutLinks } from './text.tsx'

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

describe('withoutLinks', () => {
  it.each([
    ['an address of the web goes', 'Gratis https://evil.example', 'Gratis'],
    ['so does one without its beginning', 'Gratis evil.example/x hier', 'Gratis hier'],
    ['and a bare one, as mail programs link it', 'Lena gratis-handy.com', 'Lena'],
    ['and one of a country', 'gewinnt.at', '…'],
    ['and one in brackets', 'Lena (WWW.gewinnt.at)', 'Lena'],
    ['degrees stay', 'Mag. Dr.med.univ. Dr.sc. B.Sc. Dipl.-Ing./FH', 'Mag. Dr.med.univ. Dr.sc. B.Sc. Dipl.-Ing./FH'],
    ['names with a full stop stay', 'Ma.Theresa St.Clair J.R.', 'Ma.Theresa St.Clair J.R.'],
    ['spaces stay where nothing goes', 'Lena  Hofstätter', 'Lena  Hofstätter'],
  ])('%s', (_, typed, expected) => {
    expect(withoutLinks(typed, 'person')).toBe(expected)
  })

  it('leaves a company its name that is a domain, but no address of a page', () => {
    expect(withoutLinks('willhaben.at GmbH', 'line')).toBe('willhaben.at GmbH')
    expect(withoutLinks('Gewinn evil.at/x https://evil.at', 'line')).toBe('Gewinn')
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
