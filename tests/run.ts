import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { check, runCommand } from '../scripts/check.ts'
import { countPlaywright, countVitest, readReport, type Tally } from './count-results.ts'
import { ChromiumMissing, ensureHeadless } from './helpers/chromium.ts'
import { startPostgres } from './helpers/postgres.ts'
import { makeReadySite } from './helpers/ready-site.ts'
import { runStarted } from './helpers/run-started.ts'
import { startSite } from './helpers/start-site.ts'
import { makeTemporaryFolder } from './helpers/temporary-folder.ts'
import { failures, reportedTests, slowest } from './test-reports.ts'

/**
 * `npm test`: everything, even when an earlier part fails; the check beside the build and, once that is made, vitest and the journeys. Ends with the line `N passed, N failed`.
 * `npm run test:nightly` is the same with more cases (docs/decisions/0005-checks-and-tests.md).
 */

runStarted()
if (process.argv.includes('--nightly')) process.env.FLIGHTDECK_NIGHTLY = 'true'
const folder = makeTemporaryFolder()
process.env.TMPDIR = folder

async function units(): Promise<Tally> {
  const report = join(folder, 'vitest.json')
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runCommand(command, { show: true })
  return countVitest(report, code)
}

/** Built once here, so that no two servers of the tests build at the same time, and started once, so that they need not begin with nothing. */
async function build(): Promise<Tally> {
  // Loaded here, so that a server that cannot be loaded is one failure among others and not the end of the run.
  const { loadSite } = await import('#server/site-build.ts')
  await loadSite((line) => console.log(line))
  // It ends with this process.
  const { createDatabase } = await startPostgres({ isShortLived: true })
  const database = await createDatabase('ready_site')
  await makeReadySite(join(folder, 'site'), database, (options) => startSite({ ...options, firstStart: true }))
  return { passed: 1, failed: 0 }
}

/** Their output is printed when they end, so that it is not mixed with the lines of vitest. */
async function journeys(): Promise<Tally> {
  const browser = ensureHeadless()
  const report = join(folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code, output } = await runCommand(['playwright', 'test'], { env })
  console.log(`\n── Journeys in a browser (${browser}) ──\n${output}`)
  return countPlaywright(report, code)
}

/** A part that cannot even run is a failure, in one sentence when we know what is missing. */
async function part(title: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n── ${title} ──`)
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof ChromiumMissing ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function tests(): Promise<Tally[]> {
  const built = await part('Build', build)
  const beside = [part('Units, contracts, races', units)]
  if (built.failed === 0) beside.push(part('Journeys in a browser, shown when they are over', journeys))
  else console.error('The journeys in a browser did not run, because there is no site that was built and starts.')
  return [built, ...(await Promise.all(beside))]
}

// All of them beside each other, so that nothing is left for one core to wait for; only the tests begin with what was built.
const [checked, tested] = await Promise.all([part('Check', check), tests()])
const tallies = [checked, ...tested]

const reported = ['vitest.json', 'playwright.json'].flatMap((file) =>
  reportedTests(readReport(join(folder, file)), process.cwd()),
)
console.log(`\nThe slowest tests:\n${slowest(reported, 20).join('\n')}`)
const failed = failures(reported, 80)
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.join('\n')}`)
const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
// Last: the databases of this process end when it exits, too.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
// The site that was loaded for the build may keep this process awake.
process.exit(sum('failed') === 0 ? 0 : 1)
