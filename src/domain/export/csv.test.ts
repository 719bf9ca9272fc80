import { describe, expect, it } from 'vitest'
import { type Cell, csvOf } from './table.ts'

const only = (cell: Cell) =>
  csvOf([], [[cell]])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/\r\n$/, '')

describe('a cell of an export', () => {
  it.each<[string, Cell, string]>([
    ['a name', 'Mira Mur', 'Mira Mur'],
    ['a semicolon', 'Mur; Söhne', '"Mur; Söhne"'],
    ['a quotation mark', 'Die "Mur"', '"Die ""Mur"""'],
    ['two lines', 'Kai 1\nGraz', '"Kai 1\nGraz"'],
    ['nothing', null, ''],
    ['an amount', { amount: 1990_00 }, '1990,00'],
    ['an amount below nothing', { amount: -2388_50 }, '-2388,50'],
    ['a day', { day: '2026-11-21' }, '2026-11-21'],
    ['a number', { number: 5.5 }, '5,5'],
  ])('%s', (_, cell, written) => {
    expect(only(cell)).toBe(written)
  })

  it.each([
    '=HYPERLINK("https://evil.example";"Rechnung")',
    '=1+1',
    '+43 1 234567',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＠SUM(A1)',
  ])('that a spreadsheet would reckon is words: %j', (formula) => {
    expect(only(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`)
  })
})

it('begins with a byte order mark and has a line for each row', () => {
  const csv = csvOf(
    ['Name', 'Preis'],
    [
      ['Mira', { amount: 1_00 }],
      ['Jiří', null],
    ],
  )
  expect(csv).toBe('\uFEFFName;Preis\r\nMira;1,00\r\nJiří;\r\n')
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
