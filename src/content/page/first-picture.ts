import type { Block } from '../blocks/index.ts'

/** The address of the first picture in reading order, if there is one. */
export function firstPicture(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const own = 'alt' in block ? block.url : undefined
    const found = own ?? ('innerBlocks' in block ? firstPicture(block.innerBlocks) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}
