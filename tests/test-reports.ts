import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface ReportedTest {
  /** From the top of the repository. */
  file: string
  title: string
  milliseconds: number
  /** What went wrong; none where the test passed. */
  errors: string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})
type VitestFile = z.output<typeof vitestReport>['testResults'][number]

const playwrightResult = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
})
const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ results: z.array(playwrightResult) })),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

/** The tests of a JSON report of vitest or Playwright; none where it is neither. */
export function reportedTests(report: unknown, root: string): ReportedTest[] {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) return vitest.data.testResults.flatMap((file) => testsOfFile(file, root))
  const playwright = playwrightReport.safeParse(report)
  return playwright.success ? playwright.data.suites.flatMap(testsOfSuite) : []
}

/** A file that could not be loaded has no tests and counts itself. */
function testsOfFile({ name, status, message, assertionResults }: VitestFile, root: string): ReportedTest[] {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0)
    return [{ file, title: 'could not be loaded', milliseconds: 0, errors: [message] }]
  return assertionResults.map(({ fullName, duration, failureMessages }) => ({
    file,
    title: fullName,
    milliseconds: duration ?? 0,
    errors: failureMessages,
  }))
}

function testsOfSuite({ specs, suites }: z.output<typeof playwrightSuite>): ReportedTest[] {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    return {
      file: `tests/e2e/${file}`,
      title,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    }
  })
  return [...own, ...suites.flatMap(testsOfSuite)]
}

/** One line each, the slowest first. */
export function slowest(tests: readonly ReportedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ file, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
}

/** Failed tests with their errors, a limited number of lines each, for readers of the end of a log. */
export function failures(tests: readonly ReportedTest[], lines: number): string[] {
  return tests
    .filter(({ errors }) => errors.length > 0)
    .map(({ file, title, errors }) => {
      const why = stripVTControlCharacters(errors.join('\n')).split('\n').slice(0, lines)
      return [`${file} › ${title}`, ...why.map((line) => `    ${line}`)].join('\n')
    })
}
