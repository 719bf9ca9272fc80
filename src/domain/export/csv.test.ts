import { describe, expect, it } from 'vitest'
import { type Cell, csvOf, momentCell, type Portion } from './table.ts'

async function only(cell: Cell): Promise<string> {
  const [, row] = await written([], [[[cell]]])
  return row?.replace(/\r\n$/, '') ?? ''
}

/** What is written for the headings and for each portion. */
function written(headings: string[], portions: Portion[]): Promise<string[]> {
  return Array.fromAsync(csvOf(headings, inTurn(portions)))
}

async function* inTurn(portions: Portion[]) {
  yield* portions
}

describe('a cell of an export', () => {
  it.each<[string, Cell, string]>([
    ['a name', 'Mira Mur', 'Mira Mur'],
    ['a moment', momentCell(Temporal.Instant.from('2026-07-01T22:30:00Z')), '2026-07-02T00:30:00+02:00'],
    ['a semicolon', 'Mur; Söhne', '"Mur; Söhne"'],
    ['a quotation mark', 'Die "Mur"', '"Die ""Mur"""'],
    ['two lines', 'Kai 1\nGraz', '"Kai 1\nGraz"'],
    ['nothing', null, ''],
    ['an amount', { amount: 1990_00 }, '1990,00'],
    ['an amount below nothing', { amount: -2388_50 }, '-2388,50'],
    ['a day', { day: '2026-11-21' }, '2026-11-21'],
    ['a number', { number: 5.5 }, '5,5'],
  ])('%s', async (_, cell, text) => {
    expect(await only(cell)).toBe(text)
  })

  it.each([
    '=HYPERLINK("https://evil.example";"Rechnung")',
    '=1+1',
    '+43 1 234567',
    '-2+3',
    '@SUM(A1)',
    '＝1+1',
    '＠SUM(A1)',
  ])('that a spreadsheet would calculate is escaped: %j', async (formula) => {
    expect(await only(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`)
  })

  it.each([
    ['\t=1+1', `'\t'=1+1`],
    ['\n=1+1', `'\n'=1+1`],
    ['Mur,=1+1', `Mur,'=1+1`],
    ['Mur;=1+1', `Mur;'=1+1`],
    ['Mur\t@SUM(A1)', `Mur\t'@SUM(A1)`],
    ['Mur\r\n-2+cmd|x', `Mur\r\n'-2+cmd|x`],
    ['Mur, "=1+1', `Mur, "'=1+1`],
    ['Mur,＝1+1', `Mur,'＝1+1`],
    ['Mur,+A1', `Mur,'+A1`],
    ['Mur,,=1,=2', `Mur,,'=1,'=2`],
  ])('that would begin with a formula under another separator is escaped there: %j', async (text, safe) => {
    const cell = await only(text)
    expect(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')).toBe(safe)
    // As a program reads it that splits at any of them, and minds no quotation marks.
    const parts = cell.split(/[,;\t\r\n]/).map((part) => part.replace(/^[\s"]+/, ''))
    expect(parts.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([])
  })

  it.each(['Graz, +43 316 123456', 'Mur; -12.50', 'Mur & Söhne, Graz', 'a=b, c-d'])(
    'stays as it is: %j',
    async (text) => {
      expect((await only(text)).replaceAll('"', '')).toBe(text)
    },
  )
})

it('begins with a byte order mark and has a line for each row, a portion at a time', async () => {
  const parts = await written(['Name', 'Preis'], [[['Mira', { amount: 1_00 }]], [['Jiří', null]]])
  expect(parts).toEqual(['\uFEFFName;Preis\r\n', 'Mira;1,00\r\n', 'Jiří;\r\n'])
  expect([...new TextEncoder().encode(parts.join('')).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
