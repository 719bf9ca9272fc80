import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Tally {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/**
 * What a run of vitest comes to. A skipped test counts as failed, since nothing is skipped silently; so does a file that could not be
 * loaded, a runner that ended badly for any other reason, and one that left no report.
 */
export function countVitest(reportFile: string, exitCode: number | null): Tally {
  const report = vitestReport.safeParse(readReport(reportFile))
  if (!report.success) return withoutReport('vitest', exitCode)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const skipped = numPendingTests + numTodoTests
  return tally(numPassedTests, numFailedTests + broken, skipped, exitCode)
}

/** As `countVitest`. Should a test pass only when tried again, it has failed: there is one try. */
export function countPlaywright(reportFile: string, exitCode: number | null): Tally {
  const report = playwrightReport.safeParse(readReport(reportFile))
  if (!report.success) return withoutReport('Playwright', exitCode)
  const { stats, errors } = report.data
  return tally(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped, exitCode)
}

function tally(passed: number, failed: number, skipped: number, exitCode: number | null): Tally {
  if (skipped > 0) console.error(`${skipped} skipped or not run: each counts as failed.`)
  if (failed + skipped > 0) return { passed, failed: failed + skipped }
  if (passed === 0) console.error('There was no test to run: that counts as failed.')
  else if (exitCode !== 0)
    console.error(`Every test passed, but the runner ended with ${exitCode}: that counts as failed.`)
  return { passed, failed: passed === 0 || exitCode !== 0 ? 1 : 0 }
}

function withoutReport(runner: string, exitCode: number | null): Tally {
  console.error(`${runner} ended with ${exitCode} and left no report.`)
  return { passed: 0, failed: 1 }
}

/** What a runner has written; undefined where it has written nothing that is JSON. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
