import { countObjects, deleteUnusedFiles, fileStoreOn, moveToObjects } from '#content/files/file-store.ts'
import { s3Storage } from '#content/files/s3-storage.ts'
import type { Database } from '#platform/db/database.ts'
import type { Clock } from '#platform/ports.ts'
import { tracedCalls } from '#platform/tracing.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

interface FileParts {
  db: Database
  env: Pick<Env, 'bucket'>
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
}

/** The file storage and its nightly maintenance. */
export function filesOf({ db, env, clock, log }: FileParts) {
  let failures = 0
  const objects =
    env.bucket &&
    tracedCalls(
      's3',
      s3Storage(env.bucket, (error) => {
        failures += 1
        log.warn({ error }, 'file storage failed')
      }),
      'put',
      'get',
      'remove',
    )
  return {
    store: fileStoreOn(db, objects),
    objects,
    /** Storage failures since the start of the process. */
    failures: () => failures,
    /** Logs a wrong key or bucket at start instead of at the first upload. The start neither waits for the storage nor fails with it. */
    async check() {
      if (objects) return await objects.put('flightdeck-start', Buffer.from('.')).catch(() => undefined)
      const away = await countObjects(db).catch(() => 0)
      if (away > 0) log.warn({ away }, 'files are in an S3 storage, but none is configured')
    },
    async tidy() {
      const moved = objects ? await moveToObjects(db, objects) : 0
      const deleted = await deleteUnusedFiles(db, objects, clock.now())
      if (moved + deleted > 0) log.info({ moved, deleted }, 'files tidied')
    },
  }
}
