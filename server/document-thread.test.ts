import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { documentThread } from './document-thread.ts'

const { threeInVienna } = sampleInvoices
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-documents-'))

/** Counts what it draws; an invoice with the number 'broken' cannot be drawn, one called 'last' ends its thread, one called 'slow' keeps its thread busy until there is a file. */
const counting = `
  import { existsSync } from 'node:fs'
  let drawn = 0
  export async function drawDocument({ invoice: { number }, isTrial }) {
    drawn += 1
    if (number === 'last') process.exit(7)
    if (number === 'broken') throw new Error('no ink ' + drawn)
    while (number === 'slow' && !existsSync(${JSON.stringify(join(folder, 'go'))}));
    return new TextEncoder().encode([number, isTrial, drawn].join())
  }`
const maker = documentThread(new URL(`data:text/javascript,${encodeURIComponent(counting)}`))
afterEach(async () => {
  await maker.close()
  rmSync(folder, { recursive: true, force: true })
})

async function pdfOf(number: string, isTrial = false): Promise<string> {
  const content = await maker.make({ kind: 'invoice', invoice: { ...threeInVienna, number }, isTrial })
  return new TextDecoder().decode(content)
}

it('makes documents beside the process: once each, again after a failure, and after it was closed', async () => {
  const slow = pdfOf('slow')
  // a process that drew itself would never get here
  writeFileSync(join(folder, 'go'), '')
  expect(await slow).toBe('slow,false,1')
  expect(await Promise.all([pdfOf('R-1'), pdfOf('R-1'), pdfOf('R-1', true)])).toEqual([
    'R-1,false,2',
    'R-1,false,2',
    'R-1,true,3',
  ])
  expect(await pdfOf('R-1')).toBe('R-1,false,2')
  await expect(pdfOf('broken')).rejects.toThrow('no ink 4')
  await expect(pdfOf('broken')).rejects.toThrow('no ink 5')
  await maker.close()
  expect(await pdfOf('R-2')).toBe('R-2,false,1')
})

it('fails what a thread that ends without an error had in hand, and makes it in the next one', async () => {
  const order = { kind: 'invoice', invoice: { ...threeInVienna, number: 'R-3' }, isTrial: false } as const
  const ended = 'the document thread exited with code 7'
  const drawing = pdfOf('last')
  await Promise.all([drawing, maker.make(order)].map((one) => expect(one).rejects.toThrow(ended)))
  expect(new TextDecoder().decode(await maker.make(order))).toBe('R-3,false,1')
})
