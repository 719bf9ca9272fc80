import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureStatus } from '#domain/content/media-form.ts'
import { done, refused } from '#domain/result.ts'
import { record } from '#features/audit/store/action-log.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import type { LogEntry } from '#platform/ports.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { fileStoreOn } from '../files/file-store.ts'
import { FilesUnavailable, type MediaService } from '../ports/pictures.ts'
import { mediaServiceOn, picturesToRewrite } from './media-service.ts'
import { createMediaStore } from './media-store.ts'
import { announceContent } from './page-events.ts'
import { contentMedia, storedFile } from './tables/content.ts'
import { type ContentDatabase, contentPage } from './tables.ts'

let open: OpenDatabase
let media: MediaService
const announced: string[] = []
const nora = { id: '11111111-1111-4111-8111-111111111111', name: 'Nora Pichler' }
const logged = {
  announce: announceContent,
  clock: { now: () => Temporal.Instant.from('2026-11-25T10:00:00Z') },
  record: (tx: ContentDatabase, entry: LogEntry) => record(tx as Database, entry),
}
beforeAll(async () => {
  open = await freshEmbedded()
  await open.listen('page_tags', (payload) => announced.push(payload))
  media = mediaServiceOn(open.db, { ...logged, files: fileStoreOn(open.db) })
})
afterAll(() => open.close())

const blank = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#8ecae6' } })
    .png()
    .toBuffer()
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${inside}</svg>`)

async function added(name = 'Priya am Board.PNG'): Promise<string> {
  const stored = await media.add({ name, bytes: await blank() }, nora)
  if (stored.outcome === 'refused') throw new Error(`${name} was refused: ${stored.refusal.reason}`)
  return stored.id
}

describe('what is uploaded', () => {
  it('is known by its bytes, whatever its name is', async () => {
    const id = await added('Übung Größe (1).svg')
    expect(await media.find(id)).toMatchObject({
      filename: 'ubung-grosse-1.png',
      contentType: 'image/png',
      width: 30,
      height: 20,
      altDe: null,
    })
  })

  it.each([
    ['an SVG with a script', 'drawing', () => svg('<script>alert(1)</script>')],
    ['an SVG with a handler', 'drawing', () => svg('<rect onload="alert(1)"/>')],
    ['an SVG that loads from elsewhere', 'drawing', () => svg('<image href="https://elsewhere.example/a.png"/>')],
    ['a page that calls itself a picture', 'no-picture', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['half a picture', 'no-picture', async () => (await blank(300, 300)).subarray(0, 200)],
    ['more than 10 MB', 'too-large', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['a picture that unfolds to 100 million pixels', 'pixels', () => blank(10_000, 10_000)],
  ] as const)('is refused when it is %s', async (_, refusal, bytes) => {
    expect(await media.add({ name: 'ballon.png', bytes: await bytes() }, nora)).toEqual(refused(refusal))
  })

  it('is taken when it is an SVG that only draws', async () => {
    expect(await media.add({ name: 'karte.svg', bytes: svg('<rect width="5" height="5"/>') }, nora)).toHaveProperty(
      'id',
    )
  })
})

describe('the words of a picture', () => {
  it('let it out of the list of those without, and into what posts choose from', async () => {
    const id = await added()
    const among = async () => (await media.described()).some((picture) => picture.id === id)
    const { wordless } = await media.list({ page: 1, first: 10, wordless: true })
    expect(await among()).toBe(false)
    const words = { altDe: 'Priya am Board', altEn: 'Priya at the board', focalX: 0.2, focalY: 0.8, credit: 'Valentin' }
    expect(await media.describe(id, words, { by: nora })).toEqual(done)
    expect(await media.find(id)).toMatchObject(words)
    expect(await among()).toBe(true)
    expect((await media.list({ page: 1, first: 10, wordless: true })).wordless).toBe(wordless - 1)
  })

  it('find it, as its file name and its credit do, whatever the accents', async () => {
    const id = await added()
    const words = { altDe: 'Drei Störche', altEn: 'Three storks', focalX: 0.5, focalY: 0.5, credit: 'Zoë Ritter' }
    expect(await media.describe(id, words, { by: nora })).toEqual(done)
    const found = async (text: string) => {
      const { pictures, total } = await media.list({ text, page: 1, first: 10, wordless: false })
      return { ids: pictures.map((picture) => picture.id), total }
    }
    for (const text of ['stoerche', 'three stork', 'zoe'])
      expect(await found(text), text).toEqual({ ids: [id], total: 1 })
    expect(await found('no such picture')).toEqual({ ids: [], total: 0 })
    const { filename } = (await media.find(id)) ?? {}
    expect((await found(filename ?? '')).ids).toContain(id)
  })

  it('keep it among those to choose from, however many newer ones there are', async () => {
    const id = await added()
    const words = { altDe: 'Das erste Board', altEn: 'The first board', focalX: 0.5, focalY: 0.5, credit: null }
    expect(await media.describe(id, words, { by: nora })).toEqual(done)
    const [first] = await open.db.select().from(contentMedia).where(eq(contentMedia.id, id))
    if (!first) throw new Error('there is no picture')
    const addedAt = Temporal.Instant.from('2099-01-01T00:00:00Z')
    const [file] = await open.db.select().from(storedFile).where(eq(storedFile.id, first.fileId))
    if (!file) throw new Error('there is no file')
    const newer = Array.from({ length: 300 }, () => {
      const fileId = crypto.randomUUID()
      return { ...first, id: crypto.randomUUID(), fileId, addedAt }
    })
    await open.db.insert(storedFile).values(newer.map(({ fileId }) => ({ ...file, id: fileId })))
    await open.db.insert(contentMedia).values(newer)
    const chosenFrom = (await media.described()).map((picture) => picture.id)
    await open.db.delete(contentMedia).where(eq(contentMedia.addedAt, addedAt))
    expect(chosenFrom).toContain(id)
  })

  it('of two who write them are kept as the first one wrote, until the second has seen them', async () => {
    const id = await added()
    const opened = async () => {
      const picture = await media.find(id)
      if (!picture) throw new Error('there is no picture')
      return pictureStatus(picture)
    }
    const known = await opened()
    const words = { altDe: 'Zwei  Raben', altEn: 'Two ravens', focalX: 0.3, focalY: 0.5, credit: null }
    expect(await media.describe(id, words, { by: nora, known })).toEqual(done)
    expect(await media.describe(id, { ...words, altDe: 'Vögel' }, { by: nora, known })).toEqual(refused('stale'))
    expect(await media.find(id)).toMatchObject(words)
    expect(await media.describe(id, { ...words, altDe: 'Vögel' }, { by: nora, known: await opened() })).toEqual(done)
  })

  it('are of no use to a picture that is not there', async () => {
    const words = { altDe: '', altEn: '', focalX: 0.5, focalY: 0.5, credit: null }
    expect(await media.describe('4ce1d2fc-6a9d-4a2c-9a86-3a6a5f0a7e11', words, { by: nora })).toEqual(
      refused('unknown'),
    )
    expect(await media.find('../etc/passwd')).toBeNull()
  })
})

it('a picture is not taken while the storage of files is away, and one in its place leaves it as it is', async () => {
  const id = await added()
  const add = () => Promise.reject(new FilesUnavailable('away'))
  const away = mediaServiceOn(open.db, { ...logged, files: { ...fileStoreOn(open.db), add } })
  const file = { name: 'other.png', bytes: await blank() }
  expect(await away.add(file, nora)).toEqual(refused('storage-away'))
  expect(await away.replace(id, file, nora)).toEqual(refused('storage-away'))
  expect(await media.find(id)).toMatchObject({ filename: 'priya-am-board.png' })
})

describe('a file in the place of another', () => {
  it('keeps the picture and its words, has an address of its own, and all pages hear of it', async () => {
    const id = await added('team.png')
    await media.describe(
      id,
      { altDe: 'Das Team', altEn: 'The team', focalX: 0.5, focalY: 0.1, credit: null },
      { by: nora },
    )
    announced.length = 0
    expect(await media.replace(id, { name: 'Team 2027.png', bytes: await blank(60, 40) }, nora)).toEqual(done)
    const now = { filename: 'team-2027.v2.png', width: 60, height: 40 }
    expect(await media.find(id)).toMatchObject({ ...now, altDe: 'Das Team', focalY: 0.1 })
    expect(await createMediaStore(open.db).file(id)).toMatchObject(now)
    expect(await picturesToRewrite(open.db)).toContainEqual({ id, ...now, focus: { x: 0.5, y: 0.1 } })
    expect(announced).toEqual(['content'])
  })

  it('is held to the same as a new one', async () => {
    const id = await added('team.png')
    expect(await media.replace(id, { name: 'team.svg', bytes: svg('<script/>') }, nora)).toEqual(refused('drawing'))
    expect(await media.find(id)).toMatchObject({ filename: 'team.png', width: 30 })
  })
})

describe('deleting', () => {
  it('removes a picture that is not in use', async () => {
    const id = await added()
    expect(await media.uses(id)).toEqual([])
    expect(await media.known([id, crypto.randomUUID(), 'no id'])).toEqual(new Set([id]))
    expect(await media.remove(id, { evenIfUsed: false, by: nora })).toEqual(done)
    expect(await media.known([id])).toEqual(new Set())
    expect(await media.find(id)).toBeNull()
    expect(await media.remove(id, { evenIfUsed: false, by: nora })).toEqual(refused('unknown'))
  })

  it('asks for confirmation when it is on a page or in a draft, and lists them', async () => {
    const id = await added('buehne.png')
    const image = { name: 'core/image', fields: { url: `/media/${id}/buehne.png`, alt: 'Die Bühne' } }
    const page = { language: 'de' as const, translationGroup: 'speaking', status: 'published' as const, blocks: [] }
    const draft = { title: 'Speaking', blocks: [image], trainingCategoryId: null }
    await open.db.insert(contentPage).values({ ...page, uri: '/speaking', slug: 'speaking', title: 'Speaking', draft })
    expect(await media.uses(id)).toMatchObject([{ kind: 'page', title: 'Speaking', href: '/de/speaking' }])
    const url = `/media/${await added('see.png')}/see.png`
    const search = {
      title: '',
      description: '',
      hidden: false,
      picture: { url, alt: 'Der See', width: 30, height: 20 },
    }
    await open.db.update(contentPage).set({ search })
    expect(await media.uses(url.split('/')[2] ?? '')).toMatchObject([{ href: '/de/speaking' }])
    expect(await media.remove(id, { evenIfUsed: false, by: nora })).toEqual(refused('in-use'))
    expect(await media.find(id)).not.toBeNull()
    expect(await media.remove(id, { evenIfUsed: true, by: nora })).toEqual(done)
  })
})

it('the log has who uploaded, described, replaced and deleted a picture, by its id and without the name of its file', async () => {
  const id = await added('Lena Hofstätter.png')
  const words = { altDe: 'Lena am Board', altEn: 'Lena at the board', focalX: 0.5, focalY: 0.2, credit: null }
  expect(await media.describe(id, words, { by: nora })).toEqual(done)
  expect(await media.describe(id, words, { by: nora })).toEqual(done)
  const file = { name: 'Lena Hofstätter neu.png', bytes: await blank(60, 40) }
  expect(await media.replace(id, file, nora)).toEqual(done)
  expect(await media.replace(id, { ...file, bytes: svg('<script/>') }, nora)).toEqual(refused('drawing'))
  const wish = { evenIfUsed: false, by: nora }
  expect(await media.remove(id, wish)).toEqual(done)
  expect(await media.remove(id, wish)).toEqual(refused('unknown'))
  const { lines } = await actionLogReadsOn(open.db).search({ kinds: ['picture'], about: id }, null)
  const actor = { kind: 'member', name: 'Nora Pichler' }
  expect(lines.map(({ action, actor: by, subject }) => [action, by, subject.id])).toEqual(
    (['removed', 'replaced', 'described', 'added'] as const).map((what) => [`picture.${what}`, actor, id]),
  )
  expect(JSON.stringify(lines)).not.toContain('lena')
})
