import { expect, it } from 'vitest'
import { failures, reportedTests, slowest } from './test-reports.ts'

const vitest = {
  testResults: [
    {
      name: '/repo/src/domain/money.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds cents', duration: 12, failureMessages: [] },
        { fullName: 'rounds', duration: null, failureMessages: ['expected 2 to be 3\nat money.test.ts:9'] },
      ],
    },
    { name: '/repo/src/domain/vat.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ],
}

const spec = {
  file: 'waitlist.test.ts',
  title: 'Ravi waits',
  tests: [
    { results: [{ duration: 9000, errors: [{ message: '\u001b[31mError: the link opened nothing\u001b[39m' }] }] },
  ],
}
const playwright = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] }
const all = [...reportedTests(vitest, '/repo'), ...reportedTests(playwright, '/repo')]

it('reads each test of vitest, and a file that could not be loaded as one', () => {
  expect(reportedTests(vitest, '/repo')).toMatchObject([
    { file: 'src/domain/money.test.ts', title: 'adds cents', milliseconds: 12, errors: [] },
    { file: 'src/domain/money.test.ts', title: 'rounds', milliseconds: 0 },
    { file: 'src/domain/vat.test.ts', title: 'could not be loaded', errors: ['no such module'] },
  ])
})

it('reads each journey of Playwright, however deep its suite is', () => {
  expect(reportedTests(playwright, '/repo')).toMatchObject([
    { file: 'tests/e2e/waitlist.test.ts', title: 'Ravi waits', milliseconds: 9000 },
  ])
})

it('finds no tests where a runner left no report', () => {
  expect(reportedTests(undefined, '/repo')).toEqual([])
})

it('names the slowest first and no more than asked for', () => {
  expect(slowest(all, 2)).toEqual([
    '   9.0 s  tests/e2e/waitlist.test.ts › Ravi waits',
    '   0.0 s  src/domain/money.test.ts › adds cents',
  ])
})

it('reports what failed and why, without colours and within a few lines', () => {
  expect(failures(all, 1)).toEqual([
    'src/domain/money.test.ts › rounds\n    expected 2 to be 3',
    'src/domain/vat.test.ts › could not be loaded\n    no such module',
    'tests/e2e/waitlist.test.ts › Ravi waits\n    Error: the link opened nothing',
  ])
})
