import { expect, test } from 'vitest'
import type { SourceBlock } from '#domain/content/block.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { storedPage } from './keep-stale.ts'

const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))

interface Written {
  name: string
  fields?: Record<string, unknown>
  innerBlocks?: readonly Written[]
}

function asSource({ name, fields, innerBlocks = [] }: Written, order: number): SourceBlock {
  return { ...fields, name, order, innerBlocks: innerBlocks.map(asSource) }
}

/** As the database gives it back. */
function overJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test.each(content.pages.map(({ language, uri, ...page }) => [`/${language}${uri}`, page] as const))(
  '%s comes back as it was stored',
  (_, { title, blocks }) => {
    const page = { id: '7', slug: 'x', title, translated: [], blocks: reshapeBlocks(blocks.map(asSource)) }
    expect(overJson(storedPage(overJson(page)))).toEqual(overJson(page))
  },
)

test('so does a block that the site does not know', () => {
  const blocks = reshapeBlocks([{ name: 'acme/cards', order: 0, innerBlocks: [], html: '<p>Drei Karten</p>' }])
  const page = { id: '7', slug: 'x', title: 'A & B', translated: [{ slug: 'y', locale: 'en' as const }], blocks }
  expect(storedPage(overJson(page))).toEqual(page)
})

test('so does what is there for search engines: words, picture, and a translation that they shall not hear of', () => {
  const picture = { url: '/media/1/tafel.jpg', alt: 'Eine Tafel', width: 1200, height: 630 }
  const search = { title: 'Ausblick', description: '', hidden: true, picture }
  const translated = [{ slug: 'y', locale: 'en' as const, hidden: true }]
  const page = { id: '7', slug: 'x', title: 'A', translated, blocks: [], search }
  expect(storedPage(overJson(page))).toEqual(page)
})

test('what an older version let through is cleaned', () => {
  const blocks = [
    { name: 'core/paragraph', order: 0, content: 'Zwei <script>alert(1)</script>Tage' },
    { name: 'unknown', order: 1, originalName: 'acme/cards', html: '<p onclick="alert(1)">Drei</p>' },
  ]
  expect(storedPage({ id: '7', slug: 'x', title: 'x', translated: [], blocks })?.blocks).toMatchObject([
    { content: 'Zwei Tage' },
    { html: '<p>Drei</p>' },
  ])
})

test.each([undefined, null, 'x', 135, {}, { id: '7', slug: 'x', title: 'x', translated: [] }])(
  '%j is no page',
  (stored) => {
    expect(storedPage(stored)).toBeUndefined()
  },
)
