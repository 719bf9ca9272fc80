import { userInfo } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadless } from '#tests/helpers/chromium.ts'
import { runStarted } from '#tests/helpers/run-started.ts'

/** `npm test` has seen to it that there is one. Nothing may fail here: other tools read this file too. */
const executablePath = process.env.CHROMIUM_PATH ?? findHeadless()
/** Root has no sandbox to offer; anybody else keeps Chromium's own. */
const sandbox = userInfo().uid === 0 ? ['--no-sandbox'] : []
/** The browser may contact only the site: anything else would be slow and depend on the machine. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

/** Pages live for seconds: what V8 optimises of their scripts, and of axe, is thrown away before it has saved what it cost. */
const unoptimised = '--js-flags=--no-opt,--no-maglev'

/** `npm test` counts from the JSON report. A fixture starts the site (tests/helpers/start-site.ts). */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

// Before the workers start: test titles contain dates and must be the same in all workers.
runStarted()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  // No retries, and timeouts that only a hang exceeds (docs/decisions/0005-checks-and-tests.md).
  retries: 0,
  // As many as the cores of a small machine, beside those of vitest.config.ts: with three, the same tests took 819 seconds instead of 751.
  workers: 2,
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  // The long journey that needs its own site, and so its own worker, starts first: last, it would run alone beside an idle core.
  projects: [
    { name: 'first account', testMatch: '**/office.test.ts' },
    { name: 'journeys', testIgnore: '**/office.test.ts' },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { ...(executablePath && { executablePath }), args: [...sandbox, ...quiet, unoptimised] },
    // Traces cost a third of the time: use `--trace on` for a failing journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
  },
})
