import type { Block } from './block.ts'

/** What search engines and link previews say about a page: the promise in its head, as plain text. */
export function describedBy(blocks: readonly Block[]): string | undefined {
  const cover = blocks.find((block) => block.name === 'core/cover')
  const promise = cover?.innerBlocks.find((block) => block.name === 'core/paragraph')
  return promise?.content
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
