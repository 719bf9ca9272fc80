import { mkdtemp } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it, test } from 'vitest'
import { diskCache } from './disk-cache.ts'
import { jobPool } from './picture-service.ts'
import { SourceUnavailable, servedAddress, sourceAddress, sourcePictures } from './source-pictures.ts'

const contentUrl = 'https://cms.example/graphql'
const stage = '/wp-content/uploads/2026/11/stage.jpg'

test.each([
  [stage, `https://cms.example${stage}`],
  ['/media/4b3e/map.svg', 'https://cms.example/media/4b3e/map.svg'],
  ['/wp-login.php', null],
  ['/wp-admin/images/logo.png', null],
  ['/wp-content/uploads/secret.pdf', null],
  ['/wp-content/uploads/../../wp-config.png', null],
  ['//evil.example/uploads/a.jpg', 'https://cms.example//evil.example/uploads/a.jpg'],
  ['.evil.example/uploads/a.jpg', null],
  ['@evil.example/uploads/a.jpg', null],
  [':80/uploads/a.jpg', null],
  ['/uploads/a.jpg?x=1', null],
  ['/uploads\\\\a.jpg', null],
])('the source is asked for uploads of its own host alone: %s', (path, address) => {
  expect(sourceAddress(contentUrl, path)?.href ?? null).toBe(address)
})

test.each([
  [`https://cms.example${stage}`, `/media/source${stage}`],
  [`http://cms.example${stage}?ver=2`, `/media/source${stage}`],
  ['https://cms.example/wp-content/uploads/Bühne 1.jpg', '/media/source/wp-content/uploads/B%C3%BChne%201.jpg'],
  ['/media/4b3e/photo.jpg', '/media/source/media/4b3e/photo.jpg'],
  ['/pictures/map.svg', '/pictures/map.svg'],
  [stage, stage],
  ['https://stranger.example/uploads/a.jpg', 'https://stranger.example/uploads/a.jpg'],
  ['https://cms.example/wp-admin/images/logo.png', 'https://cms.example/wp-admin/images/logo.png'],
])('where the site serves %s', (url, served) => {
  expect(servedAddress(contentUrl, url)).toBe(served)
})

let photo: Buffer
let now: Temporal.Instant
let asked: string[]
let answer: () => Response | Promise<Response>
let folder: string

beforeEach(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  now = Temporal.Instant.from('2026-11-21T08:30:00Z')
  asked = []
  answer = () => new Response(new Uint8Array(photo), { headers: { 'content-type': 'text/plain' } })
  folder = await mkdtemp(join(tmpdir(), 'source-pictures-'))
})

const later = (minutes: number) => {
  now = now.add({ minutes })
}

function site() {
  const failures: unknown[] = []
  const pictures = sourcePictures({
    contentUrl,
    copies: diskCache(folder, { most: 1_000_000 }),
    bench: jobPool({ atOnce: 2, waiting: 10 }),
    clock: { now: () => now },
    onFailure: (error) => failures.push(error),
    isHarmlessDrawing: (bytes) => Buffer.from(bytes).toString().startsWith('<svg'),
    fetch: async (address) => {
      asked.push(String(address))
      return await answer()
    },
  })
  return { ...pictures, failures }
}

it('asks for a picture once an hour, and checks its bytes rather than its content type', async () => {
  const { find } = site()
  const [first, same] = await Promise.all([find(stage), find(stage)])
  expect(first).toMatchObject({ isDrawing: false, hash: same?.hash })
  later(59)
  await find(stage)
  expect(asked).toEqual([`https://cms.example${stage}`])
  later(1)
  await find(stage)
  expect(asked).toHaveLength(2)
})

it('serves the last good copy while the source fails, also after a restart, and asks again after a minute', async () => {
  const good = await site().find(stage)
  const { find, failures } = site()
  for (const failing of [
    () => new Response('', { status: 500 }),
    () => Promise.reject(new Error('no route')),
    () => new Response('<html>maintenance</html>', { headers: { 'content-type': 'image/jpeg' } }),
    () => new Response('', { headers: { 'content-length': '30000000' } }),
  ]) {
    answer = failing
    later(1)
    expect((await find(stage))?.hash).toBe(good?.hash)
  }
  expect(failures).toHaveLength(4)
  const before = asked.length
  await find(stage)
  expect(asked).toHaveLength(before)
})

it('has nothing to show of a picture that it never got', async () => {
  answer = () => new Response('', { status: 500 })
  const { find } = site()
  await expect(find(stage)).rejects.toThrow(SourceUnavailable)
  await expect(find(stage)).rejects.toThrow(SourceUnavailable)
  expect(asked).toHaveLength(1)
})

it('forgets a picture that the source has deleted', async () => {
  const { find } = site()
  await find(stage)
  answer = () => new Response('', { status: 404 })
  later(60)
  expect(await find(stage)).toBeNull()
  answer = () => new Response('', { status: 500 })
  later(1)
  await expect(find(stage)).rejects.toThrow(SourceUnavailable)
})

it('takes a drawing only when it is a harmless one', async () => {
  answer = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await site().find('/wp-content/uploads/map.svg')).toMatchObject({ isDrawing: true })
  answer = () => new Response('<html/>')
  await expect(site().find('/wp-content/uploads/other.svg')).rejects.toThrow(SourceUnavailable)
})

test.each([
  [
    'sends its visitors elsewhere',
    (response: ServerResponse) => response.writeHead(302, { location: '/uploads/b.jpg' }).end(),
  ],
  [
    'never ends',
    (response: ServerResponse) => {
      // no length is announced
      const megabyte = Buffer.alloc(1024 * 1024)
      const go = () => {
        while (response.write(megabyte));
      }
      response.on('drain', go)
      go()
    },
  ],
])('leaves a source that %s', async (_, misbehave) => {
  const server = createServer(({ url }, response) => {
    if (url === '/uploads/b.jpg') response.end(photo)
    else misbehave(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { find } = sourcePictures({
    contentUrl: `http://127.0.0.1:${port}/graphql`,
    copies: diskCache(folder, { most: 1_000_000 }),
    bench: jobPool({ atOnce: 2, waiting: 10 }),
    clock: { now: () => now },
    onFailure: () => undefined,
    isHarmlessDrawing: () => false,
  })
  await expect(find('/uploads/a.jpg')).rejects.toThrow(SourceUnavailable)
  expect(await find('/uploads/b.jpg')).not.toBeNull()
  server.closeAllConnections()
  server.close()
})
