import { describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import type { SafeHtml } from './block.ts'
import { metaDescription } from './content-page.ts'

// Only the content client makes safe HTML; a test may declare its own sample safe.
const html = (content: string) => content as SafeHtml
const paragraph = (content: string): Block => ({ name: 'core/paragraph', order: 0, content: html(content) })
const cover = (...innerBlocks: Block[]): Block => ({ name: 'core/cover', order: 0, innerBlocks })

describe('the meta description of a page', () => {
  it('is the promise in its head, as plain text', () => {
    const heading: Block = { name: 'core/heading', order: 0, level: 1, content: html('Flight Level 2 Design') }
    const blocks = [
      cover(heading, paragraph('Arbeit <strong>zwischen</strong> den Teams'), paragraph('Mehr')),
      paragraph('Text'),
    ]
    expect(metaDescription(blocks)).toBe('Arbeit zwischen den Teams')
  })

  it.each([
    ['Planen &amp; liefern', 'Planen & liefern'],
    ['3&nbsp;für&nbsp;2', '3 für 2'],
    ['Lead time &lt; 1 week', 'Lead time < 1 week'],
    ['&amp;lt; is how HTML writes &lt;', '&lt; is how HTML writes <'],
  ])('%s', (content, text) => {
    expect(metaDescription([cover(paragraph(content))])).toBe(text)
  })

  it.each<[string, Block[]]>([
    ['no blocks', []],
    ['no head', [paragraph('Text')]],
    ['a head without a promise', [cover()]],
  ])('is nothing for a page with %s', (_, blocks) => {
    expect(metaDescription(blocks)).toBeUndefined()
  })
})
