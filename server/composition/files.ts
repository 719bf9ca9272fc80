import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isHarmlessSvg } from '#content/documents/picture.ts'
import { countObjects, deleteUnusedFiles, fileStoreOn, moveToObjects } from '#content/files/file-store.ts'
import { s3Storage } from '#content/files/s3-storage.ts'
import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import { contentPictures, sharePictures } from '#content/media/content-pictures.ts'
import { diskCache } from '#content/media/disk-cache.ts'
import { jobPool, pictureService } from '#content/media/picture-service.ts'
import { sourcePictures } from '#content/media/source-pictures.ts'
import type { SitePictures } from '#content/ports/pictures.ts'
import type { Database } from '#platform/db/database.ts'
import type { Clock } from '#platform/ports.ts'
import { tracedCalls } from '#platform/tracing.ts'
import { projectFile } from '../../src/project-file.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { SiteBundle } from '../site-build.ts'

interface FileParts {
  db: Database
  env: Pick<Env, 'bucket'>
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
}

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

interface PictureParts {
  /** A cache: everything in it can be generated again. */
  picturesFolder: string
  env: Env
  contentSystem: ContentSystem | null
  bundle: () => Promise<SiteBundle>
  clock: Clock
  log: Log
}

const megabyte = 1024 * 1024

/** Two pictures are generated at a time. A page with forty pictures queues them; a flood is refused. */
export function picturesOf({
  picturesFolder: folder,
  env,
  contentSystem,
  bundle,
  clock,
  log,
}: PictureParts): SitePictures {
  const uploads = contentSystem && { find: contentSystem.mediaFacts, file: contentSystem.media }
  const cache = (name: string, megabytes: number) =>
    diskCache(join(folder, name), {
      most: megabytes * megabyte,
      onFailure: (error) => log.warn({ error }, 'caching a picture failed'),
    })
  const service = pictureService({
    files: cache('made', 500),
    bench: jobPool({ atOnce: 2, waiting: 200 }),
  })
  const source = env.CONTENT_URL
    ? sourcePictures({
        contentUrl: env.CONTENT_URL,
        copies: cache('source', 500),
        bench: jobPool({ atOnce: 4, waiting: 200 }),
        clock,
        onFailure: (error) => log.warn({ error }, 'fetching a picture from the content source failed'),
        isHarmlessDrawing: isHarmlessSvg,
      })
    : null
  const share = sharePictures({
    files: cache('share', 100),
    bench: jobPool({ atOnce: 1, waiting: 50 }),
    draw: async (picture) => (await bundle()).entry.module.drawSharePicture(picture),
    stickers: pathToFileURL(projectFile('public/stickers/')),
  })
  return { ...contentPictures({ service, uploads, source }), share }
}
