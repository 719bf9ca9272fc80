import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { LogEntry } from '#platform/ports.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { idOf } from '#seed/id-of.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { createContentSystem } from '../graphql/graphql-handler.ts'
import type { TestimonialService } from '../ports/content-service.ts'
import { createContentClient } from '../sources/content-client.ts'
import { contentClients } from '../sources/content-clients.ts'
import { announceContent } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentTrainer } from './tables/content.ts'
import { testimonialServiceOn } from './testimonial-service.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
const by = { id: '11111111-1111-4111-8111-111111111111', name: 'Nora Pichler' }
const ties = { company: '', workshop: null, trainer: null }

let open: OpenDatabase
const logged: LogEntry[] = []
let service: TestimonialService
beforeAll(async () => {
  open = await freshServer()
  await fillEmptyStore(open.db, demoWorld(now).content)
  service = testimonialServiceOn(open.db, {
    announce: announceContent,
    clock: { now: () => now },
    record: async (_, entry) => void logged.push(entry),
  })
})
afterAll(() => open.close())

const slugs = async () => (await service.all()).map(({ slug }) => slug)
async function seen(language: 'de' | 'en'): Promise<{ slug: string; author: string }[]> {
  const body = JSON.stringify({ query: '{ testimonials { slug author } }' })
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://content.example/graphql?lang=${language}`, { method: 'POST', headers, body })
  return (await (await createContentSystem(open.db).fetch(request)).json()).data.testimonials
}
const petra = { author: 'Petra Öllinger, Innkraft', role: '', message: 'Seither sehen wir den Fluss.' }

it('a new one is at the end, in the languages that it has, once it is published', async () => {
  const before = await slugs()
  const slug = await service.create({ ...ties, texts: { de: petra, en: null }, isPublished: false }, by)
  expect(await slugs()).toEqual([...before, slug])
  expect(slug).toBe('petra-oellinger-innkraft')
  expect((await seen('de')).map((one) => one.slug)).not.toContain(slug)
  const texts = { de: petra, en: null }
  expect(await service.save({ ...ties, slug, texts, isPublished: true, revision: 1 }, by)).toEqual(done)
  expect((await seen('de')).at(-1)).toEqual({ slug, author: petra.author })
  expect((await seen('en')).map((one) => one.slug)).not.toContain(slug)
  expect(await service.create({ ...ties, texts, isPublished: true }, by)).toBe(`${slug}-2`)
})

it('goes up and down for both languages at once, and no further than to the edge', async () => {
  const [first, second, third] = await slugs()
  await service.move(second ?? '', 'up')
  expect((await slugs()).slice(0, 3)).toEqual([second, first, third])
  expect((await seen('en')).slice(0, 2).map(({ slug }) => slug)).toEqual([second, first])
  await service.move(second ?? '', 'up')
  expect((await slugs()).slice(0, 3)).toEqual([second, first, third])
  await service.move(second ?? '', 'down')
  expect((await slugs()).slice(0, 3)).toEqual([first, second, third])
})

it('two concurrent edits: the second is refused', async () => {
  const [one] = await service.all()
  if (!one) throw new Error('no testimonial')
  const texts = { ...one.texts, de: petra }
  expect(await service.save({ ...one, texts }, by)).toEqual(done)
  expect(await service.save(one, by)).toEqual(refused('stale'))
  expect((await service.all())[0]).toMatchObject({ texts, revision: one.revision + 1 })
})

it('is gone in both languages', async () => {
  const [slug = ''] = await slugs()
  await service.remove(slug, by)
  expect(await slugs()).not.toContain(slug)
  expect(
    await service.save({ ...ties, slug, texts: { de: petra, en: null }, isPublished: true, revision: 2 }, by),
  ).toEqual(refused('unknown'))
})

it('knows what it is about until the trainer is gone, and is one thing in the log', async () => {
  const trainer = idOf('trainer theresa')
  const texts = { de: { ...petra, role: 'Leiterin' }, en: { ...petra, role: 'Head' } }
  const slug = await service.create({ texts, company: 'Innkraft', workshop: 'fl2d', trainer, isPublished: true }, by)
  const source = createContentClient(
    contentClients({ url: 'http://content.invalid/graphql', transport: createContentSystem(open.db).fetch }),
  )
  const [about] = await source.testimonials('en', [slug])
  expect(about).toEqual({
    slug,
    author: 'Petra Öllinger, Innkraft, Head, Innkraft',
    message: petra.message,
    by: { name: petra.author, role: 'Head', company: 'Innkraft' },
    workshop: 'fl2d',
    trainer,
  })
  await open.db.delete(contentTrainer).where(eq(contentTrainer.id, trainer))
  const one = (await service.all()).find((each) => each.slug === slug)
  expect(one).toMatchObject({ workshop: 'fl2d', trainer: null })
  if (one) await service.save({ ...one, texts: { de: null, en: texts.en } }, by)
  await service.remove(slug, by)
  const lines = logged.slice(-3)
  expect(lines.map(({ action }) => action)).toEqual(['testimonial.saved', 'testimonial.saved', 'testimonial.removed'])
  expect(new Set(lines.map(({ subject }) => subject.id)).size).toBe(1)
})
