import { LRUCache } from 'lru-cache'
import type { ContentSource } from '#content/ports/content.ts'
import type { Clock } from '#platform/ports.ts'
import type { RewritePicture } from '../define-block.ts'
import type { DiskCache } from './disk-cache.ts'
import type { JobPool } from './job-pool.ts'
import { isPicture } from './make-picture.ts'
import { hashOf } from './picture-service.ts'
import { rewritePictures } from './rewrite-pictures.ts'

/** Below this the pictures of a remote content source are served. */
const sourcePrefix = '/media/source'

/** Uploads of WordPress lie below …/uploads/, those of a site like this one below /media/. Nothing else of the source is asked for. */
const uploaded = /(?:\/uploads\/.+|^\/media\/[^/]+\/[^/]+)\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** The address at the source for what is asked for at `/media/source{path}`; null for anything but an upload of that very host. */
export function sourceAddress(contentUrl: string, path: string): URL | null {
  const { origin } = new URL(contentUrl)
  const address = URL.parse(origin + path)
  if (!address || address.origin !== origin || address.search || address.username) return null
  return address.pathname === path && uploaded.test(path) ? address : null
}

/**
 * The address at which the site serves a picture of the source: an upload on the source's own host, http or https. Others stay: pictures of
 * the site itself, and those of third parties, which the content security policy blocks.
 */
export function servedAddress(contentUrl: string, url: string): string {
  const source = new URL(contentUrl)
  const named = URL.parse(url, source)
  const isOwnPath = url.startsWith('/') && !url.startsWith('//')
  if (!named || named.host !== source.host || (isOwnPath && !named.pathname.startsWith('/media/'))) return url
  return uploaded.test(named.pathname) ? sourcePrefix + named.pathname : url
}

/**
 * The same content, with the pictures of its source at addresses of this site. It wraps the cache of the source, so that the cache has the
 * source's addresses.
 */
export function serveSourcePictures<Source extends ContentSource>(content: Source, contentUrl: string): Source {
  const toServed: RewritePicture = (picture) => ({ ...picture, url: servedAddress(contentUrl, picture.url) })
  return rewritePictures(content, async () => toServed)
}

export interface SourcePictureParts {
  /** Address of the content source; pictures are taken from its origin alone. */
  contentUrl: string
  /** Where the last good copies lie. */
  copies: DiskCache
  bench: JobPool
  clock: Clock
  /** Hears of a source that fails. */
  onFailure: (error: unknown) => void
  /** Whether the bytes are a drawing that does nothing but draw: sharp cannot tell. */
  isHarmlessDrawing: (bytes: Uint8Array) => boolean
  fetch?: typeof fetch
}

export interface SourcePicture {
  bytes: Uint8Array
  /** Names the bytes. */
  hash: string
  isDrawing: boolean
}

/** The source fails, and no copy is kept. */
export class SourceUnavailable extends Error {
  override name = 'SourceAway'
}

export interface SourcePictures {
  /** `path` as in `/media/source{path}`. Null when the source has no such picture. Throws `SourceUnavailable`. */
  find(path: string): Promise<SourcePicture | null>
}

/** The largest file that is taken from the source, bytes. */
const largest = 20 * 1024 * 1024
const patienceMs = 10_000
/** A picture can be replaced under its address, which hardly ever happens. */
const freshMs = 60 * 60 * 1000
/** How long what failed, or was not there, is not asked for again. */
const restMs = 60 * 1000

/**
 * The pictures of a remote content source, through the site: visitors contact no one else, and see them while the source is away. The
 * source is asked without cookies or tokens, once an hour for each picture. What it says about a file does not count, only what it is.
 */
export function sourcePictures(parts: SourcePictureParts): SourcePictures {
  const { copies, bench, clock, onFailure } = parts
  const get = parts.fetch ?? fetch
  /** The pictures that need no new question, and whether the source has them. */
  const known = new LRUCache<string, 'there' | 'missing'>({
    max: 2000,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  })

  /** An entry outlives its ttl by a millisecond. */
  const note = (name: string, answer: 'there' | 'missing', ms: number) => known.set(name, answer, { ttl: ms - 1 })

  async function described(bytes: Uint8Array): Promise<SourcePicture | null> {
    const isDrawing = !(await isPicture(bytes))
    if (isDrawing && !parts.isHarmlessDrawing(bytes)) return null
    return { bytes, hash: hashOf(bytes), isDrawing }
  }

  async function ask(address: URL, name: string): Promise<SourcePicture | null> {
    const response = await get(address, {
      redirect: 'error',
      credentials: 'omit',
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw new Error(`the content source answered ${response.status}`)
    const picture = await described(await bodyOf(response))
    if (!picture) throw new Error('the content source answered something that is no picture')
    await copies.put(name, picture.bytes)
    return picture
  }

  /** From the source if it answers, otherwise as it last did. */
  async function askedFor(address: URL, name: string): Promise<SourcePicture | null> {
    try {
      const picture = await ask(address, name)
      note(name, picture ? 'there' : 'missing', picture ? freshMs : restMs)
      if (!picture) await copies.remove(name)
      return picture
    } catch (error) {
      onFailure(error)
      note(name, 'there', restMs)
      return await kept(name)
    }
  }

  async function kept(name: string): Promise<SourcePicture | null> {
    const copy = await copies.get(name)
    if (!copy) throw new SourceUnavailable('the content source fails and has never given this picture')
    return await described(copy)
  }

  return {
    async find(path) {
      const address = sourceAddress(parts.contentUrl, path)
      if (!address) return null
      const name = hashOf(address.href)
      return await bench(name, async () => {
        const answer = known.get(name)
        if (!answer) return await askedFor(address, name)
        return answer === 'missing' ? null : await kept(name)
      })
    },
  }
}

/** Read as it comes, so that a source without end is left at once. */
async function bodyOf(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > largest) {
    await response.body?.cancel()
    throw new Error('a picture of the content source is too large')
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largest) throw new Error('a picture of the content source is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
