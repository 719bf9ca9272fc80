import type { SourceBlock } from '#domain/content/block.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { type Block, definitionOf, neutralValues, unknownKind } from '../../../blocks/index.ts'
import type { Placeholder } from '../../../define-block.ts'
import { type EditorItem, type EditorProps, toStoredBlocks } from '../../../editor-items.ts'
import { picturesApart, reshapeBlock, reshapeBlocks } from '../../../reshape-blocks.ts'

/** Stored blocks as a page shows them, all HTML through the same allow list. */
export function shownBlocks(blocks: readonly StoredBlock[]): Block[] {
  return reshapeBlocks(blocks.map(asSource))
}

function asSource({ name, fields, innerBlocks = [] }: StoredBlock, order: number): SourceBlock {
  return { ...neutralValues(definitionOf(name)), ...fields, name, order, innerBlocks: innerBlocks.map(asSource) }
}

/** One block while it is edited, with placeholders and without those inside it. It is several for a stored text with pictures. */
export function shownBlock(type: string, props: EditorProps, placeholderFor: (what: Placeholder) => string): Block[] {
  const missing = Object.entries(definitionOf(type).placeholders).filter(([field]) => !props[field])
  const placeholders = missing.map(([field, what]) => [field, what && placeholderFor(what)])
  const item: EditorItem = { type, props: { ...props, ...Object.fromEntries(placeholders), inner: [] } }
  const [stored] = toStoredBlocks([item])
  if (!stored) return []
  const name = type === unknownKind ? (props.kept?.name ?? type) : type
  return picturesApart(asSource({ ...stored, name, innerBlocks: [] }, 0)).map(reshapeBlock)
}
