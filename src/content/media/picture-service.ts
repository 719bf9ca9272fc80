import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { focusName } from '#domain/content/links.ts'
import type { DiskCache } from './disk-cache.ts'
import { contentTypeOf, type MadePicture, makePicture, type WantedPicture } from './make-picture.ts'

/** An uploaded picture. */
export interface Original {
  /** Identifies the bytes. Letters, digits, hyphens. */
  key: string
  bytes(): Promise<Uint8Array | undefined>
}

export interface PictureService {
  /** Null when the original is not a supported picture. Throws `TooBusy`. */
  picture(original: Original, wanted: WantedPicture): Promise<MadePicture | null>
}

/** Generates each variant once and caches it. Unsupported originals are remembered by the process. */
export function pictureService({ files, bench }: { files: DiskCache; bench: JobPool }): PictureService {
  const refused = new Set<string>()
  return {
    async picture({ key, bytes }, wanted) {
      const name = `${key}-${nameOf(wanted)}`
      if (refused.has(key)) return null
      const kept = await files.get(name)
      if (kept) return { bytes: kept, contentType: await contentTypeOf(kept) }
      return await bench(name, async () => {
        const original = await bytes()
        const made = original ? await makePicture(original, wanted) : null
        if (made) await files.put(name, made.bytes)
        else if (original && refused.size < maxRefused) refused.add(key)
        return made
      })
    },
  }
}

const maxRefused = 1000

function nameOf(wanted: WantedPicture): string {
  return 'sharedAbout' in wanted ? `share-${focusName(wanted.sharedAbout)}.jpg` : `${wanted.width}.${wanted.format}`
}

/** 128 bits of SHA-256, for `Original.key` and ETags. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** The queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

interface Limits {
  /** Maximum number of concurrent jobs. */
  atOnce: number
  /** Maximum number of queued jobs; more are rejected with `TooBusy`. */
  waiting: number
}

export type JobPool = <Made>(key: string, make: () => Promise<Made>) => Promise<Made>

/**
 * A pool for CPU-intensive work with limited concurrency; concurrent requests for the same key share one job. A page with many pictures queues them
 * without blocking other requests.
 */
export function jobPool({ atOnce, waiting }: Limits): JobPool {
  const limit = pLimit(atOnce)
  const underWay = new Map<string, Promise<unknown>>()

  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    // as: a key always has the same type of result
    const same = underWay.get(key) as Promise<Made> | undefined
    if (same !== undefined) return same
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(new TooBusy('too many pictures wait to be made'))
    const made = limit(make).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
