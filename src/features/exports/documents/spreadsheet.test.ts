import { expect, it } from 'vitest'
import type { Portion } from '#domain/export/table.ts'
import { unzip } from '#tests/helpers/unzip.ts'
import { spreadsheet } from './spreadsheet.ts'

async function workbook(headings: string[], portions: Portion[], most?: number): Promise<Map<string, string>> {
  const bytes = await Array.fromAsync(spreadsheet(headings, inTurn(portions), most))
  return unzip(Buffer.concat(bytes))
}

async function* inTurn(portions: Portion[]) {
  yield* portions
}

it('writes a workbook with words, amounts and days, in which nothing is a formula', async () => {
  const formula = '=HYPERLINK("https://evil.example")'
  const parts = await workbook(['Name', 'Tag', 'Betrag'], [[[formula, { day: '2026-11-21' }, { amount: -2388_50 }]]])
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<v>-2388.5</v>')
  // Days since 1899-12-30.
  expect(sheet).toContain('<v>46347</v>')
  expect([...parts.values()].join()).toContain('=HYPERLINK(')
})

it.each([
  ['<b>Mur & Söhne</b>', '&lt;b&gt;Mur &amp; Söhne&lt;/b&gt;'],
  ['Glocke\u0007', 'Glocke'],
  ['_x000D_', '_x005F_x000D_'],
  ['Kai 1\r\nGraz', 'Kai 1&#13;\nGraz'],
  ['halb\ud83d', 'halb\ufffd'],
])('writes %j as words', async (words, xml) => {
  const sheet = (await workbook(['Name'], [[[words]]])).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain(`<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">${xml}</t></is></c>`)
})

it('goes on in the next sheet, with the same headings, where one is full', async () => {
  const rows = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva'].map((name) => [name])
  const parts = await workbook(['Name'], [rows.slice(0, 1), rows.slice(1)], 3)
  const wordsOf = (name: string) => [...(parts.get(name) ?? '').matchAll(/preserve">([^<]*)</g)].map(([, word]) => word)
  expect(wordsOf('xl/worksheets/sheet1.xml')).toEqual(['Name', 'Ada', 'Bea'])
  expect(wordsOf('xl/worksheets/sheet2.xml')).toEqual(['Name', 'Cleo', 'Dora'])
  expect(wordsOf('xl/worksheets/sheet3.xml')).toEqual(['Name', 'Eva'])
  expect(parts.get('xl/workbook.xml')?.match(/<sheet /g)).toHaveLength(3)
})

it('gives what it has made before it asks for more', async () => {
  const asked: number[] = []
  async function* endless() {
    for (let portion = 0; ; portion += 1) {
      asked.push(portion)
      yield Array.from({ length: 500 }, () => [crypto.randomUUID()])
    }
  }
  let size = 0
  for await (const bytes of spreadsheet(['Id'], endless())) {
    size += bytes.length
    if (size > 50_000) break
  }
  expect(asked.length).toBeLessThan(20)
})
