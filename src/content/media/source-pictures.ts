import { LRUCache } from 'lru-cache'
import type { ContentSource } from '#content/ports/content.ts'
import type { Clock } from '#platform/ports.ts'
import type { RewritePicture } from '../define-block.ts'
import type { DiskCache } from './disk-cache.ts'
import { hashOf, isPicture, type JobPool } from './picture-service.ts'
import { rewritePictures } from './rewrite-pictures.ts'

/** The path prefix of pictures of a remote content source. */
const sourcePrefix = '/media/source'

/** Upload paths: …/uploads/ in WordPress, /media/ in another site of this kind. Nothing else is requested from the source. */
const uploaded = /(?:\/uploads\/.+|^\/media\/[^/]+\/[^/]+)\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** The source URL of `/media/source{path}`; null for anything but an upload on the source's host. */
export function sourceAddress(contentUrl: string, path: string): URL | null {
  const { origin } = new URL(contentUrl)
  const address = URL.parse(origin + path)
  if (!address || address.origin !== origin || address.search || address.username) return null
  return address.pathname === path && uploaded.test(path) ? address : null
}

/** The URL at which the site serves a picture of the source's own host. Others are unchanged. */
export function servedAddress(contentUrl: string, url: string): string {
  const source = new URL(contentUrl)
  const named = URL.parse(url, source)
  const isOwnPath = url.startsWith('/') && !url.startsWith('//')
  if (!named || named.host !== source.host || (isOwnPath && !named.pathname.startsWith('/media/'))) return url
  return uploaded.test(named.pathname) ? sourcePrefix + named.pathname : url
}

/** The content with its source's pictures served by this site. Wraps the cache of the source, so that the cache has the original URLs. */
export function serveSourcePictures<Source extends ContentSource>(content: Source, contentUrl: string): Source {
  const toServed: RewritePicture = (picture) => ({ ...picture, url: servedAddress(contentUrl, picture.url) })
  return rewritePictures(content, async () => toServed)
}

export interface SourcePictureParts {
  /** URL of the content source. Pictures are loaded only from its origin. */
  contentUrl: string
  copies: DiskCache
  bench: JobPool
  clock: Clock
  onFailure: (error: unknown) => void
  /** Whether the bytes are a harmless SVG, which sharp cannot check. */
  isHarmlessDrawing: (bytes: Uint8Array) => boolean
  fetch?: typeof fetch
}

export interface SourcePicture {
  bytes: Uint8Array
  /** Identifies the bytes. */
  hash: string
  isDrawing: boolean
}

/** The source fails and no copy is cached. */
export class SourceUnavailable extends Error {
  override name = 'SourceAway'
}

export interface SourcePictures {
  /** `path` as in `/media/source{path}`. Null when the source has no such picture. Throws `SourceUnavailable`. */
  find(path: string): Promise<SourcePicture | null>
}

/** Bytes. */
const largest = 20 * 1024 * 1024
const patienceMs = 10_000
/** A picture may be replaced at its URL, but rarely is. */
const freshMs = 60 * 60 * 1000
/** How long a failed or missing picture is not requested again. */
const restMs = 60 * 1000

/** Serves pictures of a remote source: visitors contact no third party, and see them during outages. Types are detected from the bytes. */
export function sourcePictures(parts: SourcePictureParts): SourcePictures {
  const { copies, bench, clock, onFailure } = parts
  const get = parts.fetch ?? fetch
  /** Pictures that need no new request, and whether the source has them. */
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

  /** From the source, or the stale copy when it fails. */
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

/** Streamed, so that an endless response is aborted at once. */
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
