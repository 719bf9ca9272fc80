import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it, test } from 'vitest'
import { contentPictures } from '#content/media/content-pictures.ts'
import { diskCache } from '#content/media/disk-cache.ts'
import { jobPool, pictureService } from '#content/media/picture-service.ts'
import { FilesUnavailable } from '#content/ports/pictures.ts'
import { mediaRoutes } from './media-routes.ts'

const middle = { focalX: 0.5, focalY: 0.5 }
const uploads = new Map<
  string,
  { filename: string; contentType: string; version: number; focalX: number; focalY: number; bytes: Uint8Array }
>()
let isAway = false
let get: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  const seen = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b1b34' } })
  const bytes = await seen
    .withExif({ IFD0: { Artist: 'Theresa' } })
    .jpeg()
    .toBuffer()
  uploads.set('stage', { filename: 'Bühne 1.jpg', contentType: 'image/jpeg', version: 1, ...middle, bytes })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  uploads.set('map', {
    filename: 'map.svg',
    contentType: 'image/svg+xml',
    version: 1,
    ...middle,
    bytes: Buffer.from(svg),
  })
  const folder = await mkdtemp(join(tmpdir(), 'media-routes-'))
  const service = pictureService({
    files: diskCache(folder, { most: 1_000_000 }),
    bench: jobPool({ atOnce: 1, waiting: 10 }),
  })
  const find = async (id: string) => uploads.get(id)
  const file = async (id: string) => {
    if (isAway) throw new FilesUnavailable('away')
    return uploads.get(id)
  }
  const app = mediaRoutes(contentPictures({ service, uploads: { find, file }, source: null }))
  get = async (path, headers = {}) => await app.request(path, { headers })
})

it('gives a photo as AVIF for ever, with nothing of its camera', async () => {
  const answer = await get('/media/stage/B%C3%BChne%201.jpg/640.avif')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  })
  const { width, height, compression, exif } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, compression, exif }).toEqual({ width: 640, height: 427, compression: 'av1' })
  const again = await get('/media/stage/B%C3%BChne%201.jpg/640.avif', {
    'if-none-match': answer.headers.get('etag') ?? '',
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('answers 503 while the storage of files is away, and what was made before as always', async () => {
  await get('/media/stage/B%C3%BChne%201.jpg/640.avif')
  isAway = true
  try {
    for (const path of ['/media/stage/B%C3%BChne%201.jpg/480.avif', '/media/map/map.svg']) {
      const { status, headers } = await get(path)
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    }
    expect((await get('/media/stage/B%C3%BChne%201.jpg/640.avif')).status).toBe(200)
  } finally {
    isAway = false
  }
  expect((await get('/media/map/map.svg')).status).toBe(200)
})

it('strips the camera’s notes from the photo in its own format too', async () => {
  const answer = await get('/media/stage/B%C3%BChne%201.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await sharp(await answer.arrayBuffer()).metadata()).exif).toBeUndefined()
})

it('gives a photo beside a shared link cut about what must stay in view, for an hour', async () => {
  const stage = uploads.get('stage')
  if (!stage) throw new Error('no photo')
  uploads.set('speaker', { ...stage, focalX: 0.2, focalY: 0.9 })
  const answer = await get('/media/speaker/B%C3%BChne%201.jpg/share.jpg?at=20-90')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect((await get('/media/map/map.svg/share.jpg')).status).toBe(404)
})

it('gives a drawing as it is, in a sandbox', async () => {
  const answer = await get('/media/map/map.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test.each([
  ['a width that is not of the ladder', '/media/stage/B%C3%BChne%201.jpg/641.avif'],
  ['a format that is not offered', '/media/stage/B%C3%BChne%201.jpg/640.tiff'],
  ['a drawing in a width', '/media/map/map.svg/640.webp'],
  ['another name', '/media/stage/other.jpg'],
  ['an unknown picture', '/media/nobody/other.jpg'],
  ['a picture of a source that there is none of', '/media/source/wp-content/uploads/a.jpg'],
  ['the folder', '/media/'],
])('does not know %s', async (_, path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

it('knows a picture no more once it is deleted, whatever was made of it', async () => {
  const photo = uploads.get('stage')
  if (!photo) throw new Error('no photo')
  uploads.set('away', photo)
  expect((await get('/media/away/B%C3%BChne%201.jpg/320.webp')).status).toBe(200)
  uploads.delete('away')
  expect((await get('/media/away/B%C3%BChne%201.jpg/320.webp')).status).toBe(404)
})

it('leads from the file that was replaced to the one that is in its place, and makes its variants again', async () => {
  const former = await (await get('/media/stage/B%C3%BChne%201.jpg/320.webp')).arrayBuffer()
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff6b2c' } })
    .png()
    .toBuffer()
  const stage = { filename: 'priya.v2.png', contentType: 'image/png', version: 2, ...middle, bytes }
  uploads.set('stage', stage)
  const answer = await get('/media/stage/B%C3%BChne%201.jpg/320.webp')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/media/stage/priya.v2.png/320.webp'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const now = await get('/media/stage/priya.v2.png/320.webp')
  expect(now.headers.get('cache-control')).toContain('immutable')
  const made = await now.arrayBuffer()
  expect((await sharp(made).metadata()).height).toBe(320)
  expect(Buffer.from(made).equals(Buffer.from(former))).toBe(false)
  expect((await get('/media/stage/B%C3%BChne%201.jpg')).headers.get('location')).toBe('/media/stage/priya.v2.png')
})
