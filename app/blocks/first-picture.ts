import type { Block } from '#domain/content/block.ts'

/** The address of the first picture in reading order, if there is one. */
export function firstPicture(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const own = block.name === 'core/image' || block.name === 'core/media-text' ? block.url : undefined
    const found = own ?? ('innerBlocks' in block ? firstPicture(block.innerBlocks) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}
