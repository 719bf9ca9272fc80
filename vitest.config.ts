import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/helpers/longest-first.ts'
import { patience } from '#tests/helpers/patience.ts'

/**
 * Two projects. `units` needs nothing. `postgres` needs a real server (docs/decisions/0004-two-databases.md), for its SQL or for what one embedded
 * connection cannot show: races, locks, several processes.
 */
const onServer = ['**/*.postgres.test.ts', 'tests/concurrency/**/*.test.ts']
const never = ['**/node_modules/**', 'build/**', 'tests/e2e/**']
const postgres = 'tests/helpers/postgres-for-vitest.ts'
const embedded = 'tests/helpers/embedded-for-vitest.ts'

/** Tests of page modules build no island scripts. */
const noIslandScripts = {
  name: 'no-island-scripts',
  resolveId: (id: string) => (id === 'virtual:island-scripts' ? `\0${id}` : null),
  load: (id: string) =>
    id === '\0virtual:island-scripts'
      ? "export const islandScripts = { entry: '/assets/islands.js', parts: {} }"
      : null,
}

export default defineConfig({
  plugins: [noIslandScripts],
  test: {
    // One more than the cores of a small machine: a sixth of the time, files wait for a clock, a queue or another process.
    maxWorkers: 3,
    // So long that only a hang exceeds it, never slowness (docs/decisions/0005-checks-and-tests.md).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: patience },
    // Files run in one process, one after the other, and share their imports (docs/decisions/0005-checks-and-tests.md).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: [/[.]module[.]css$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...onServer],
          globalSetup: [embedded],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onServer,
          exclude: never,
          globalSetup: [postgres, embedded],
        },
      },
    ],
  },
})
