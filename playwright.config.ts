import { userInfo } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadless } from '#tests/helpers/chromium.ts'
import { runStarted } from '#tests/helpers/run-started.ts'

/** `npm test` has seen to it that there is one. Nothing may fail here: other tools read this file too. */
const executablePath = process.env.CHROMIUM_PATH ?? findHeadless()
/** Root has no sandbox to offer; anybody else keeps Chromium's own. */
const sandbox = userInfo().uid === 0 ? ['--no-sandbox'] : []
/** The browser must not talk to anybody but the site: that would be slow, and different on every machine. */
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

/** `npm test` counts from the JSON report. The site is started by the tests' own fixture (tests/helpers/start-site.ts). */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

// Before the workers start: titles of tests contain dates and must be the same in each of them.
runStarted()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  // One try, everywhere, and so much time that only what hangs runs out of it (docs/decisions/0005-checks-and-tests.md).
  retries: 0,
  // One more than a small machine has cores, as in vitest.config.ts.
  workers: 3,
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  // The long journey that has its own name of the site, and so its own worker, begins first: at the end it would run alone, beside a core without work.
  projects: [
    { name: 'first account', testMatch: '**/office.test.ts' },
    { name: 'journeys', testIgnore: '**/office.test.ts' },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { ...(executablePath && { executablePath }), args: [...sandbox, ...quiet] },
    // Recording one costs a third of the time: ask for it with `--trace on` where a journey fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
  },
})
