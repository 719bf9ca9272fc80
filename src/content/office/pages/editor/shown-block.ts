import type { SourceBlock } from '#domain/content/block.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { type Block, definitionOf, neutralValues, unknownKind } from '../../../blocks/index.ts'
import { type EditorItem, type EditorProps, toStoredBlocks } from '../../../editor-items.ts'
import { reshapeBlocks } from '../../../reshape-blocks.ts'

/** Stored blocks as a page shows them, all HTML through the same allow list. */
export function shownBlocks(blocks: readonly StoredBlock[]): Block[] {
  return reshapeBlocks(blocks.map(asSource))
}

/** What the content system answers for them. */
function asSource({ name, fields, innerBlocks = [] }: StoredBlock, order: number): SourceBlock {
  return { ...neutralValues(definitionOf(name)), ...fields, name, order, innerBlocks: innerBlocks.map(asSource) }
}

/** One block while it is edited, without those inside it: the editor shows them in its own slot. */
export function shownBlock(type: string, props: EditorProps): Block | undefined {
  const item: EditorItem = { type, props: { ...props, inner: [] } }
  const [stored] = toStoredBlocks([item])
  if (!stored) return undefined
  const name = type === unknownKind ? (props.kept?.name ?? type) : type
  return shownBlocks([{ ...stored, name, innerBlocks: [] }])[0]
}
