import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long although they are short, most of them because they start programs. A first run has no other clue than the size of a file, and
 * would begin these last: then one core would wait for the other.
 */
export const longest = [
  'docs/extending.test.ts',
  'server/backup.test.ts',
  'server/graceful-stop.test.ts',
  'server/site-build.test.ts',
  'src/platform/db/jobs.test.ts',
  'tests/concurrency/database-away.test.ts',
  'tests/concurrency/frozen-server.test.ts',
  'tests/concurrency/last-seats.test.ts',
  'tests/concurrency/rolling-restart.test.ts',
  'tests/concurrency/telemetry.test.ts',
  'tests/concurrency/two-servers.test.ts',
  'tests/naughty/naughty-strings.test.ts',
  'tests/release.test.ts',
  'tests/use-cases/backup.postgres.test.ts',
  'tests/use-cases/growth.postgres.test.ts',
  'tests/use-cases/killed-server.test.ts',
  'tests/use-cases/killed-webhook.test.ts',
  'tests/use-cases/office-accounts.postgres.test.ts',
]

/** As vitest orders them, but the longest of each project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(`/${file}`))
    return [...byProject.values()].flatMap((sorted) => [
      ...sorted.filter(isLong),
      ...sorted.filter((file) => !isLong(file)),
    ])
  }
}
