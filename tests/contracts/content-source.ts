import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import type { ContentSource } from '#content/ports/content.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import { authorLine } from '#domain/content/testimonial.ts'
import { type Language, languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { demoWorld } from '#seed/demo-world.ts'

export interface OpenSource {
  source: ContentSource
  /** The path of a page of the seed world; that of the seed, unless the source needs another. */
  place?: (uri: string, language: Language) => string
  /** The parts of the seed world that it cannot store. */
  without?: 'pictures'
  close(): Promise<void>
}

/** What every `ContentSource` guarantees when it contains the seed world. `openBroken` opens one whose server is unreachable. */
export function contentSourceContract(
  name: string,
  opening: { open(): Promise<OpenSource>; openBroken(): Promise<ContentSource> },
): void {
  describe(name, () => {
    let open: OpenSource
    let broken: ContentSource
    const place = (uri: string, language: Language) => open.place?.(uri, language) ?? uri

    beforeAll(async () => {
      open = await opening.open()
      broken = await opening.openBroken()
    })
    afterAll(() => open.close())

    it('gives the start page in each language, with its translation', async () => {
      const german = await open.source.page('/', 'de')
      const english = await open.source.page('/', 'en')
      expect(german).toMatchObject({ slug: '', translated: [{ slug: '', locale: 'en' }] })
      expect(english).toMatchObject({ slug: '', translated: [{ slug: '', locale: 'de' }] })
      expect(german?.id).not.toBe(english?.id)
      expect(german?.title).not.toBe(english?.title)
    })

    it('gives every page of the seed world whole: each block known, in order, nothing cut off', async () => {
      const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))
      for (const seeded of content.pages) {
        const page = await open.source.page(place(seeded.uri, seeded.language), seeded.language)
        expect(page?.title).toBe(seeded.title)
        expect(namesOf(page?.blocks ?? [])).toEqual(namesOf(seeded.blocks))
      }
    })

    it('gives blocks in the shape of the site', async () => {
      const page = await open.source.page(place('/workshops/flight-level-2-design', 'en'), 'en')
      expect(page?.blocks[0]).toMatchObject({ name: 'core/cover', order: 0 })
      const prices = page?.blocks.find((block) => 'anchor' in block && block.anchor === 'prices')
      expect(prices).toMatchObject({
        name: 'core/group',
        className: 'is-style-sky',
        innerBlocks: [
          { name: 'core/heading', order: 0, level: 2 },
          { name: 'core/paragraph', order: 1 },
          { name: 'flightdeck/component', order: 2, componentName: 'pricing' },
        ],
      })
    })

    it('lists every page of a language with its translation', async () => {
      for (const language of languages) {
        const listed = await open.source.pages(language)
        const seeded = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content.pages.filter(
          (page) => page.language === language,
        )
        expect(listed.map(({ uri, title }) => [uri, title]).toSorted()).toEqual(
          seeded.map(({ uri, title }) => [place(uri, language), title]).toSorted(),
        )
        for (const { translated } of listed) expect(translated).toHaveLength(1)
      }
      const books = (await open.source.pages('de')).find(({ uri }) => uri === '/buecher')
      expect(books?.translated).toEqual([{ slug: 'books', locale: 'en' }])
    })

    it('lists every post of a language, newest first, with its translation and without its blocks', async () => {
      const seeded = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content.posts
      for (const language of languages) {
        const listed = await open.source.posts(language)
        const expected = seeded.filter((post) => post.language === language)
        expect(listed.map(headOf)).toEqual(expected.map(headOf))
        if (open.without !== 'pictures') expect(listed[0]?.picture).toEqual(expected[0]?.picture)
        for (const post of listed) expect('blocks' in post).toBe(false)
      }
      const board = (await open.source.posts('de')).find(({ slug }) => slug === 'das-board-das-euch-fehlt')
      expect(board?.translated).toEqual([{ slug: 'the-board-you-dont-have-yet', locale: 'en' }])
    })

    it('has the last change of each page and post', async () => {
      const listed = [...(await open.source.pages('de')), ...(await open.source.posts('en'))]
      expect(listed.length).toBeGreaterThan(10)
      for (const { modifiedAt } of listed) expect(modifiedAt).toMatch(/^2\d{3}-\d\d-\d\dT[\d:.]+Z$/)
    })

    it('gives every post whole', async () => {
      for (const seeded of demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content.posts) {
        const post = await open.source.post(seeded.slug, seeded.language)
        expect(post?.title).toBe(seeded.title)
        expect(namesOf(post?.blocks ?? [])).toEqual(namesOf(seeded.blocks))
      }
    })

    it('returns testimonials, all in order or some by slug', async () => {
      const seeded = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content.testimonials
      // what they are about, not every source knows
      const answers = async (...asked: Parameters<ContentSource['testimonials']>) =>
        (await open.source.testimonials(...asked)).map(({ slug, author, message }) => ({ slug, author, message }))
      for (const language of languages) {
        const expected = seeded
          .filter((one) => one.language === language)
          .map(({ slug, message, author: name, ...by }) => ({ slug, author: authorLine({ name, ...by }), message }))
        expect(await answers(language)).toEqual(expected)
        const slugs = expected.map(({ slug }) => slug).toReversed()
        expect(await answers(language, ['nobody', ...slugs])).toEqual(expected.toReversed())
        expect(await open.source.testimonials(language, [])).toEqual([])
      }
    })

    it.each(['gibt-es-nicht', 'the-board-you-dont-have-yet', '', 'a/b', '%00', '\0', '🛫'])(
      'gives null for the German post %j',
      async (slug) => {
        expect(await open.source.post(slug, 'de')).toBeNull()
      },
    )

    it.each([
      '/gibt-es-nicht',
      '/workshops/flight-level-9-design',
      '//',
      '/%00',
      '/\0',
      '/🛫',
      `/${'lang'.repeat(5000)}`,
    ])('gives null for %j', async (uri) => {
      expect(await open.source.page(uri, 'de')).toBeNull()
    })

    it.each(certifications.map(({ slug, wpCategoryId }) => [slug, wpCategoryId] as const))(
      'knows the category of %s as %i',
      async (slug, id) => {
        for (const language of languages) expect(await open.source.categoryId(slug, language)).toBe(id)
      },
    )

    it('gives null for a category that does not exist', async () => {
      expect(await open.source.categoryId('fl9d', 'de')).toBeNull()
    })

    it('gives pages below another by their names, in the order asked for, each whole', async () => {
      for (const language of languages) {
        const slugOf = (slug: string) => place(`/workshops/${slug}`, language).split('/').at(-1) ?? ''
        const names = ['flight-level-3-design', 'gibt-es-nicht', 'flight-level-2-design'].map(slugOf)
        const children = await open.source.children(place('/workshops', language), names, language)
        expect(children?.map(({ slug }) => slug)).toEqual([names[0], names[2]])
        for (const { trainingCategoryId, ...child } of children ?? []) {
          // null for a source that lacks the field: WordPress has it from a plugin only
          expect([child.slug === names[0] ? 138 : 135, null]).toContain(trainingCategoryId)
          expect(child).toEqual(await open.source.page(`${place('/workshops', language)}/${child.slug}`, language))
        }
      }
    })

    it('gives no children where none is meant, and null for those of a page that does not exist', async () => {
      expect(await open.source.children('/workshops', ['intern'], 'de')).toEqual([])
      expect(await open.source.children('/workshops', [], 'de')).toEqual([])
      expect(await open.source.children('/gibt-es-nicht', ['team'], 'de')).toBeNull()
    })

    const fails = (asked: Promise<unknown>, path: string) =>
      expect(asked).rejects.toMatchObject({ name: 'ContentError', message: `Something went wrong, ${path}` })

    it('throws ContentError with its sentence for programs when its far end fails', async () => {
      await fails(broken.page('/workshops', 'en'), '/en/workshops')
      await fails(broken.pages('de'), '/de')
      await fails(broken.posts('de'), '/de/blog')
      await fails(broken.post('das-board-das-euch-fehlt', 'de'), '/de/blog/das-board-das-euch-fehlt')
      await fails(broken.testimonials('de'), '/de')
      await fails(broken.children('/workshops', ['flight-level-2-design'], 'de'), '/de/workshops')
      await expect(broken.categoryId('fl2d', 'de')).rejects.toMatchObject({
        name: 'ContentError',
        message: 'Could not load category for fl2d',
      })
    })
  })
}

type Named = { name: string; innerBlocks?: readonly Named[] }

/** A source may have an order of its own for them. */
type PostHead = Pick<ListedPost, 'slug' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'tags'>

function headOf({ slug, title, excerpt, author, publishedAt, tags }: PostHead) {
  return { slug, title, excerpt, author, publishedAt: Date.parse(publishedAt), tags: byName(tags) }
}

function byName(tags: readonly { slug: string; name: string }[]) {
  return tags.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** 'core/cover(core/heading core/paragraph)': the tree without what is in it. */
function namesOf(blocks: readonly (Block | Named)[]): string[] {
  return blocks.map((block) => {
    const inner = 'innerBlocks' in block && block.innerBlocks ? namesOf(block.innerBlocks) : []
    return inner.length > 0 ? `${block.name}(${inner.join(' ')})` : block.name
  })
}
