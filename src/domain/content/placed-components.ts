import type { Block } from '#content/blocks/index.ts'

/** Whether any of these blocks, including nested ones, places one of these components. */
export function placesComponent(blocks: readonly Block[], ...names: readonly string[]): boolean {
  return blocks.some(
    (block) =>
      (block.name === 'flightdeck/component' && names.includes(block.componentName)) ||
      ('innerBlocks' in block && placesComponent(block.innerBlocks, ...names)),
  )
}
