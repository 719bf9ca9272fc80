import { expect, it } from 'vitest'
import { unzip } from '#tests/helpers/unzip.ts'
import { spreadsheet } from './spreadsheet.ts'

it('writes a workbook with words, amounts and days, in which nothing is a formula', async () => {
  const formula = '=HYPERLINK("https://evil.example")'
  const workbook = await spreadsheet(
    ['Name', 'Tag', 'Betrag'],
    [[formula, { day: '2026-11-21' }, { amount: -2388_50 }]],
  )
  const parts = unzip(workbook)
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<v>-2388.5</v>')
  // Days since 1899-12-30.
  expect(sheet).toContain('<v>46347</v>')
  expect([...parts.values()].join()).toContain('=HYPERLINK(')
})
