import type { Block } from '../content/block.ts'

/** Adults read about 230 words of running text a minute. */
const wordsPerMinute = 230

/** How long a post takes to read, in whole minutes, at least one. Captions and what a program draws are not counted. */
export function readingMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordsOf(blocks) / wordsPerMinute))
}

function wordsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    const own = 'content' in block && block.content ? wordsIn(block.content) : 0
    return sum + own + ('innerBlocks' in block ? wordsOf(block.innerBlocks) : 0)
  }, 0)
}

function wordsIn(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
