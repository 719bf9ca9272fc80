import { expect, it } from 'vitest'
import type { StoredBlock } from '#content/documents/stored-block.ts'
import { richHtml, richText } from '#domain/content/rich-text.ts'
import { posts } from '../posts/posts.ts'
import { pages } from './pages.ts'

const all = [...pages, ...posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))]

it.each(['de', 'en'])(
  'every text of the seed world in %s is edited as it looks, and written back as it was',
  (language) => {
    const words = all.filter((page) => page.language === language).flatMap(({ blocks }) => texts(blocks))
    expect(words.length).toBeGreaterThan(1000)
    const back = words.map((html) => {
      const text = richText(html)
      return text ? richHtml(text) : null
    })
    expect(back).toEqual(words)
  },
)

/** Of those blocks whose fields the visual editor shows as texts. */
function texts(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap(({ name, fields = {}, innerBlocks = [] }) => [
    ...(name === 'core/html' ? [] : [fields.content, fields.caption].filter((text) => typeof text === 'string')),
    ...texts(innerBlocks),
  ])
}
