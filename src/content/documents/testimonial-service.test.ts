import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { createContentSystem } from '../graphql/graphql-handler.ts'
import type { TestimonialService } from '../ports/office-testimonials.ts'
import { announceContent } from './announce-content.ts'
import { fillEmptyStore } from './starter-content.ts'
import { testimonialServiceOn } from './testimonial-service.ts'

let open: OpenDatabase
let service: TestimonialService
beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content)
  service = testimonialServiceOn(open.db, { announce: announceContent })
})
afterAll(() => open.close())

const slugs = async () => (await service.all()).map(({ slug }) => slug)
async function seen(language: 'de' | 'en'): Promise<{ slug: string; author: string }[]> {
  const body = JSON.stringify({ query: '{ testimonials { slug author } }' })
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://content.example/graphql?lang=${language}`, { method: 'POST', headers, body })
  return (await (await createContentSystem(open.db).fetch(request)).json()).data.testimonials
}
const petra = { author: 'Petra Öllinger, Innkraft', message: 'Seither sehen wir den Fluss.' }

it('a new one is at the end, in the languages that it has, once it is published', async () => {
  const before = await slugs()
  const slug = await service.create({ texts: { de: petra, en: null }, isPublished: false })
  expect(await slugs()).toEqual([...before, slug])
  expect(slug).toBe('petra-oellinger-innkraft')
  expect((await seen('de')).map((one) => one.slug)).not.toContain(slug)
  const texts = { de: petra, en: null }
  expect(await service.save({ slug, texts, isPublished: true, revision: 1 })).toBe('saved')
  expect((await seen('de')).at(-1)).toEqual({ slug, author: petra.author })
  expect((await seen('en')).map((one) => one.slug)).not.toContain(slug)
  expect(await service.create({ texts, isPublished: true })).toBe(`${slug}-2`)
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

it('two who write at once: the second hears of it', async () => {
  const [one] = await service.all()
  if (!one) throw new Error('no testimonial')
  const texts = { ...one.texts, de: petra }
  expect(await service.save({ ...one, texts })).toBe('saved')
  expect(await service.save(one)).toBe('stale')
  expect((await service.all())[0]).toMatchObject({ texts, revision: one.revision + 1 })
})

it('is gone in both languages', async () => {
  const [slug = ''] = await slugs()
  await service.remove(slug)
  expect(await slugs()).not.toContain(slug)
  expect(await service.save({ slug, texts: { de: petra, en: null }, isPublished: true, revision: 2 })).toBe('unknown')
})
