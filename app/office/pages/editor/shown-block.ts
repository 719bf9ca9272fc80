import type { Block, SourceBlock } from '#domain/content/block.ts'
import { type EditorItem, type EditorProps, toStoredBlocks, unknownKind } from '#domain/content/editor-items.ts'
import { reshapeBlocks } from '#domain/content/reshape-blocks.ts'
import type { BlockKinds, StoredBlock } from '#domain/content/stored-block.ts'

/** What the content system answers where a block lacks a field that its kind needs. */
const neutral = { level: 2, content: '', text: '', url: '', alt: '', title: '', stage: '', listId: '', html: '' }

/** Stored blocks as a page shows them, all HTML through the same allow list. */
export function shownBlocks(blocks: readonly StoredBlock[]): Block[] {
  return reshapeBlocks(blocks.map(asSource))
}

function asSource({ name, fields, innerBlocks = [] }: StoredBlock, order: number): SourceBlock {
  return { ...neutral, componentName: '', ...fields, name, order, innerBlocks: innerBlocks.map(asSource) }
}

/** One block while it is edited, without those inside it: the editor shows them in its own slot. */
export function shownBlock(type: string, props: EditorProps, kinds: BlockKinds): Block | undefined {
  const item: EditorItem = { type, props: { ...props, inner: [] } }
  const [stored] = toStoredBlocks([item], kinds)
  if (!stored) return undefined
  const name = type === unknownKind ? (props.kept?.name ?? type) : type
  return shownBlocks([{ ...stored, name, innerBlocks: [] }])[0]
}
