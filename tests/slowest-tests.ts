import { relative } from 'node:path'
import { z } from 'zod'

export interface TimedTest {
  /** From the top of the repository. */
  file: string
  title: string
  milliseconds: number
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

/** The tests of a JSON report of vitest or Playwright; none where it is neither. */
export function timedTests(report: unknown, root: string): TimedTest[] {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(root, name),
        title: fullName,
        milliseconds: duration ?? 0,
      })),
    )
  const playwright = playwrightReport.safeParse(report)
  return playwright.success ? playwright.data.suites.flatMap(specsOf) : []
}

function specsOf({ specs, suites }: z.output<typeof playwrightSuite>): TimedTest[] {
  const own = specs.map(({ file, title, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(specsOf)]
}

/** One line each, the slowest first. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ file, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
}
