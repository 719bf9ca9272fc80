import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-count-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const vitest = (given: object) =>
  report({ numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...given })
const brokenFile = { name: 'seats.test.ts', status: 'failed', assertionResults: [] }

it.each<[string, object, number | null, number, number]>([
  ['all passed', {}, 0, 4, 0],
  ['one failed', { numFailedTests: 1 }, 1, 4, 1],
  ['one was skipped', { numPendingTests: 1 }, 0, 4, 1],
  ['one is yet to be written', { numTodoTests: 1 }, 0, 4, 1],
  ['a file could not be loaded', { testResults: [brokenFile] }, 1, 4, 1],
  ['there was no test', { numPassedTests: 0 }, 0, 0, 1],
  ['the runner ended badly after the last test', {}, 1, 4, 1],
  ['a signal ended the runner', {}, null, 4, 1],
])('vitest: %s', (_, given, code, passed, failed) => {
  expect(countVitest(vitest(given), code)).toEqual({ passed, failed })
})

const playwright = ({ errors = [], ...stats }: { errors?: object[] }) =>
  report({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

it.each<[string, object, number, number, number]>([
  ['all passed', {}, 0, 3, 0],
  ['one failed', { unexpected: 1 }, 1, 3, 1],
  ['one passed at the second attempt only', { flaky: 1 }, 0, 3, 1],
  ['one was skipped', { skipped: 1 }, 0, 3, 1],
  ['a file could not be loaded', { expected: 0, errors: [{ message: 'no such module' }] }, 1, 0, 1],
])('Playwright: %s', (_, given, code, passed, failed) => {
  expect(countPlaywright(playwright(given), code)).toEqual({ passed, failed })
})

it.each([countVitest, countPlaywright])('%o: a runner that left no report, or half of one, has failed', (count) => {
  expect(count(join(folder, 'nothing.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(count(report('{"stats":'), 0)).toEqual({ passed: 0, failed: 1 })
})
