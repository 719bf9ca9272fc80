import type { Block } from '#domain/content/block.ts'

export interface Chapter {
  href: `#${string}`
  /** Plain text. */
  title: string
}

/** The blocks of a post with an anchor on each second heading, and what they lead to: its table of contents. */
export function chaptersOf(blocks: readonly Block[]): { blocks: Block[]; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  const anchored = blocks.map((block): Block => {
    if (block.name !== 'core/heading' || block.level !== 2) return block
    const anchor = block.anchor ?? `part-${chapters.length + 1}`
    chapters.push({ href: `#${anchor}`, title: plain(block.content) })
    return { ...block, anchor }
  })
  return { blocks: anchored, chapters }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
