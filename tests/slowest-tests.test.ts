import { expect, it } from 'vitest'
import { slowest, timedTests } from './slowest-tests.ts'

const vitest = {
  testResults: [
    {
      name: '/house/domain/money.test.ts',
      assertionResults: [
        { fullName: 'adds cents', duration: 12 },
        { fullName: 'did not run', duration: null },
      ],
    },
  ],
}

const spec = { file: 'waitlist.test.ts', title: 'Ravi waits', tests: [{ results: [{ duration: 9000 }] }] }
const playwright = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] }

it('reads how long each test of vitest took', () => {
  expect(timedTests(vitest, '/house')).toEqual([
    { file: 'domain/money.test.ts', title: 'adds cents', milliseconds: 12 },
    { file: 'domain/money.test.ts', title: 'did not run', milliseconds: 0 },
  ])
})

it('reads how long each journey of Playwright took, however deep its suite is', () => {
  expect(timedTests(playwright, '/house')).toEqual([
    { file: 'tests/e2e/waitlist.test.ts', title: 'Ravi waits', milliseconds: 9000 },
  ])
})

it('finds no tests where a runner left no report', () => {
  expect(timedTests(undefined, '/house')).toEqual([])
})

it('names the slowest first and no more than asked for', () => {
  const tests = [...timedTests(vitest, '/house'), ...timedTests(playwright, '/house')]
  expect(slowest(tests, 2)).toEqual([
    '   9.0 s  tests/e2e/waitlist.test.ts › Ravi waits',
    '   0.0 s  domain/money.test.ts › adds cents',
  ])
})
