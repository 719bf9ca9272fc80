import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runs } from '#tests/helpers/nightly.ts'
import { checked, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'

const mirko = sentParticipant(0, 'mirko.horvat@almwerk.example')

/** Every text field with its maximum length. */
const person = { title: 40, firstName: 80, lastName: 80 }
const lines: [field: string, most: number][] = [
  ...Object.entries(person).map(([name, most]): [string, number] => [`booker.${name}`, most]),
  ...Object.entries(person).map(([name, most]): [string, number] => [`participants[0].${name}`, most]),
  ['booker.phone', 40],
  ['invoice.company', 120],
  ['invoice.department', 120],
  ['invoice.street', 120],
  ['invoice.postalCode', 20],
  ['invoice.city', 120],
  ['idempotencyKey', 64],
]
const notes = 'booker.notes'
const texts: [field: string, most: number][] = [...lines, [notes, 2000]]
const optional = [
  'booker.title',
  'booker.phone',
  notes,
  'invoice.company',
  'invoice.department',
  'idempotencyKey',
  'booker.salutation',
]

function withText(field: string, text: string | undefined) {
  return checked(sentBooking({ ...mirko, [field]: text }))
}

/** The text as the schema hands it on. */
function keptAt(field: string, text: string): unknown {
  const { booking } = withText(field, text)
  const path = field.split(/[.[\]]+/)
  return path.reduce<unknown>((value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1], booking)
}

describe('what need not be filled in', () => {
  it.each(optional)('%s: empty, blank and missing are the same', (field) => {
    for (const nothing of [undefined, '']) {
      expect(withText(field, nothing).errors).toEqual({})
    }
    if (field !== 'booker.salutation') expect(keptAt(field, '   ')).toBeUndefined()
  })

  it('leaves a booking with the bare necessities', () => {
    expect(checked(sentBooking()).booking).toEqual({
      booker: { firstName: 'Lena', lastName: 'Hofstätter', email: 'lena.hofstaetter@almwerk.example' },
      bookerTakesPart: true,
      bookerAddsIntroduction: false,
      participants: [],
      invoice: { street: 'Seilbahngasse 4', postalCode: '8010', city: 'Graz', country: 'AT', noVatId: true },
      discover: false,
      declinesRegionalDiscount: false,
      joinsWaitlist: false,
      joinsAgain: false,
      newsletter: false,
      terms: true,
    })
  })
})

describe('what must be filled in', () => {
  const required = lines
    .map(([field]) => field)
    .filter((field) => !optional.includes(field) && !field.endsWith('title'))
  it.each(required)('%s: blank is empty', (field) => {
    expect(Object.keys(withText(field, ' \u00a0 ').errors)).toEqual([field])
    expect(keptAt(field, '  Graz ')).toBe('Graz')
  })
})

describe('how long a text may be', () => {
  it.each(texts)('%s: %i letters, not one more', (field, most) => {
    expect(keptAt(field, 'ä'.repeat(most))).toBe('ä'.repeat(most))
    expect(withText(field, 'ä'.repeat(most + 1)).errors).toEqual({ [field]: ['validation.tooLong'] })
  })

  it('is for an address what mail servers take', () => {
    const long = (length: number) => `${'l'.repeat(length - '@almwerk.example'.length)}@almwerk.example`
    expect(withText('booker.email', long(254)).errors).toEqual({})
    expect(withText('booker.email', long(255)).errors).toEqual({ 'booker.email': ['validation.emailInvalid'] })
  })
})

describe('invisible marks', () => {
  const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f), ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
  const control = fc.constantFrom(...controls.map((code) => String.fromCharCode(code)))
  const field = fc.constantFrom(...lines.map(([name]) => name))

  it('are in no line: NUL, line breaks, and what turns the direction of the text around them', () => {
    fc.assert(
      fc.property(field, control, (name, mark) => {
        expect(withText(name, `Ho${mark}f`).errors).toEqual({ [name]: ['validation.characters'] })
      }),
      runs(300),
    )
  })

  it.each([
    ['a line break', 'Wir reisen mit dem Zug an.\r\nGibt es einen Radständer?', true],
    ['a tab', 'Freitag:\tnein', true],
    ['a NUL', 'Wir\u0000reisen', false],
    ['an override of direction', 'Wir \u202ereisen', false],
    ['an escape', 'Wir \u001b[2Jreisen', false],
  ])('may be in the notes when people type them: %s', (_, text, allowed) => {
    expect(withText(notes, text).errors).toEqual(allowed ? {} : { [notes]: ['validation.characters'] })
  })

  it.each([
    ...controls.map((code) => `lena${String.fromCharCode(code)}@almwerk.example`),
    'lena@almwerk.example\r\nBcc: all@post.example',
  ])('are in no address: %j', (email) => {
    expect(withText('booker.email', email).errors).toEqual({ 'booker.email': ['validation.emailInvalid'] })
  })

  it('is refused as it is when it is far too long: its domain is not spelled in ASCII first', () => {
    const characters = String.fromCodePoint(...Array.from({ length: 5000 }, (_, index) => 0x4e00 + index))
    const spelled = vi.spyOn(globalThis, 'URL')
    expect(withText('booker.email', `lena@${characters}.example`).errors['booker.email']).toContain(
      'validation.emailInvalid',
    )
    expect(spelled).not.toHaveBeenCalled()
    spelled.mockRestore()
  })
})

describe('what was copied', () => {
  it.each([
    ['a cell of a table', 'Noor\t', 'Noor'],
    ['a line', 'Noor\r\n', 'Noor'],
    ['from right to left in a chat', '\u2067نور\u2069', 'نور'],
    ['and is nothing else', '\t\u202a\u202c', undefined],
  ])('has nothing around it that came along: %s', (_, pasted, meant) => {
    expect(keptAt('booker.title', pasted)).toBe(meant)
    if (meant) expect(keptAt('booker.firstName', pasted)).toBe(meant)
  })

  it('is a number from the contacts of a phone, with the marks that it has there', () => {
    expect(keptAt('booker.phone', '\u202d+43 664 1234567\u202c')).toBe('+43 664 1234567')
    expect(keptAt('booker.email', '\u202alena@post.example\u202c ')).toBe('lena@post.example')
    expect(keptAt(notes, 'Ruf mich an: \u202d+43 664 1234567\u202c.')).toBe('Ruf mich an: +43 664 1234567.')
  })

  it('does not take long to read, however long it is', () => {
    expect(withText('booker.phone', `${'\u202a'.repeat(50_000)}x`.repeat(4)).errors).toHaveProperty(['booker.phone'])
  })
})

describe('names are as people have them', () => {
  it.each([
    'Ö',
    'Aydın',
    'Jovanović',
    'Egger-Hofer',
    'O’Connor',
    "D'Angelo",
    'van der Berg',
    'Nguyễn Thị',
    '李小龍',
    'محمد',
    'שרה',
    'Zoë 🦊',
    '👩‍🏫',
    'e\u0301',
    '<b>Lena</b>',
    '"><script>alert(1)</script>',
    "Robert'); DROP TABLE participant;--",
    '{name}',
    '{{name}}',
    '=1+1',
  ])('%s stays letter by letter', (name) => {
    expect(keptAt('booker.lastName', name)).toBe(name)
    expect(keptAt('participants[0].lastName', name)).toBe(name)
  })

  it('keeps the letter that joins an emoji or a Persian word, which cannot be seen either', () => {
    expect(keptAt('booker.firstName', 'می\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

describe('an address', () => {
  it.each(['lena@almwerk.example', "o'connor@post.example", 'lena+fl2d@sub.almwerk.example', 'LENA@ALMWERK.EXAMPLE'])(
    'can be %s',
    (email) => {
      expect(keptAt('booker.email', `  ${email} `)).toBe(email)
    },
  )

  it.each([
    ['lena@post.example\u200b', 'lena@post.example'],
    ['\u200elena@post.example\ufeff', 'lena@post.example'],
    ['lena@kran\u00adwerk.example', 'lena@kranwerk.example'],
    ['mailto:lena@post.example', 'lena@post.example'],
    ['lena@Müller.example', 'lena@xn--mller-kva.example'],
    ['lena@mu\u0308ller.example', 'lena@xn--mller-kva.example'],
  ])('%j, as it was copied, is taken as it was meant', (pasted, meant) => {
    expect(keptAt('booker.email', pasted)).toBe(meant)
  })

  it.each([
    'lena',
    'lena@müller',
    'lena@',
    '@almwerk.example',
    'lena@almwerk',
    'a b@post.example',
    'a@b@post.example',
    'Lena <lena@post.example>',
    'a@post.example, b@post.example',
    '🦊@post.example',
  ])('cannot be %s', (email) => {
    expect(withText('booker.email', email).errors).toEqual({ 'booker.email': ['validation.emailInvalid'] })
  })
})

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
