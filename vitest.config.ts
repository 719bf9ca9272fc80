import { defineConfig } from 'vitest/config'

/**
 * Two projects. `units` is quick and needs nothing. `postgres` starts a real PostgreSQL once, for what one embedded connection cannot
 * show: races, locks, several processes. It runs file by file, so that nothing else competes for the two cores of a small machine.
 */
const onPostgres = ['tests/concurrency/**/*.test.ts', '**/*.postgres.test.ts']
const never = ['**/node_modules/**', 'build/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    css: { include: [/[.]module[.]css$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...onPostgres],
          globalSetup: ['tests/helpers/embedded-for-vitest.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          exclude: never,
          globalSetup: ['tests/helpers/postgres-for-vitest.ts', 'tests/helpers/embedded-for-vitest.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
