import { Editor } from '@tiptap/react'
import { expect, it } from 'vitest'
import { richDoc, richExtensions, richRuns, show } from '#content/office/pages/editor/rich/rich-editor.ts'
import { richHtml, richText } from '#domain/content/rich-text.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { posts } from '../posts/posts.ts'
import { pages } from './pages.ts'

const all = [...pages, ...posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))]

it.each(['de', 'en'])(
  'every text of the seed world in %s is edited as it looks, and written back as it was',
  (language) => {
    const words = all.filter((page) => page.language === language).flatMap(({ blocks }) => texts(blocks))
    expect(words.length).toBeGreaterThan(1000)
    const editor = new Editor({ element: null, extensions: richExtensions(false), content: richDoc([]) })
    const back = words.map((html) => {
      const text = richText(html)
      show(editor, text?.runs ?? [])
      return text && richHtml({ ...text, runs: richRuns(editor) })
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
