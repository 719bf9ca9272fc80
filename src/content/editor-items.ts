import type { StoredBlock } from '#domain/content/stored-block.ts'
import type { Attribute, AttributeType } from './attribute.ts'
import { definitionOf, isKnownKind, unknownKind } from './blocks/index.ts'

export type EditorValue = string | number | boolean | undefined

/** A block in the visual editor: attributes as props, inner blocks in the slot `inner`. */
export interface EditorItem {
  /** The name of the block, or 'unknown'. */
  type: string
  props: EditorProps
}

export interface EditorProps {
  /** Used by the editor only; never stored. */
  id: string
  /** The block as it was opened; missing for a new one. Preserves what the editor does not know. */
  kept?: StoredBlock | undefined
  inner?: EditorItem[] | undefined
  [field: string]: unknown
}

/** Whether a block has a slot for inner blocks. Inner blocks of other kinds are preserved. */
export function holdsBlocks(kind: string): boolean {
  return definitionOf(kind).holds !== undefined
}

/** Converts stored blocks for the visual editor. Ids derive from the position, so that the result is deterministic. */
export function toEditorItems(blocks: readonly StoredBlock[], above = 'block'): EditorItem[] {
  return blocks.map((block, place) => {
    const type = isKnownKind(block.name) ? block.name : unknownKind
    const id = `${above}-${place}`
    const shown = attributesOf(type).map(([field, attribute]) => [field, shownValue(block, field, attribute)])
    if (!holdsBlocks(type)) return { type, props: { ...Object.fromEntries(shown), id, kept: block } }
    const inner = toEditorItems(block.innerBlocks ?? [], id)
    const kept = block.innerBlocks ? { ...block, innerBlocks: [] } : block
    return { type, props: { ...Object.fromEntries(shown), id, kept, inner } }
  })
}

/** Converts back to stored blocks. Untouched blocks keep their original form and key order, so that saving without a change is byte-identical. */
export function toStoredBlocks(items: readonly EditorItem[]): StoredBlock[] {
  return items.map(({ type, props }) => {
    const kept = props.kept ?? { name: type }
    const fields = storedFields(type, props, kept)
    const inner = holdsBlocks(type) ? toStoredBlocks(props.inner ?? []) : undefined
    const block: StoredBlock = { ...kept }
    if (kept.fields || Object.keys(fields).length > 0) block.fields = fields
    if (inner && (kept.innerBlocks || inner.length > 0)) block.innerBlocks = inner
    return block
  })
}

function attributesOf(kind: string): [field: string, attribute: Attribute][] {
  return Object.entries(definitionOf(kind).attributes)
}

function shownValue({ fields }: StoredBlock, field: string, { type, neutral }: Attribute): EditorValue {
  const stored = fields && Object.hasOwn(fields, field) ? fields[field] : undefined
  if (type === 'Length') return stored === undefined ? '' : String(stored)
  return stored === undefined ? neutral : stored
}

function storedFields(kind: string, props: EditorProps, kept: StoredBlock) {
  const fields = new Map(Object.entries(kept.fields ?? {}))
  for (const [field, attribute] of attributesOf(kind)) {
    // New blocks store every attribute; others only those that changed.
    const before = props.kept ? shownValue(kept, field, attribute) : undefined
    if (Object.is(before ?? undefined, props[field] ?? undefined)) continue
    const value = writtenValue(props[field], attribute.type)
    if (value === undefined) fields.delete(field)
    else fields.set(field, value)
  }
  return Object.fromEntries(fields)
}

/** Undefined for empty values, which equal missing ones. */
function writtenValue(value: unknown, type: AttributeType): string | number | boolean | undefined {
  if (type === 'Boolean') return value === true
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '') return undefined
  const number = Number(text)
  if (type === 'Int') return Number.isFinite(number) ? Math.round(number) : undefined
  if (type === 'Float') return Number.isFinite(number) ? number : undefined
  return type === 'Length' && /^\d+(\.\d+)?$/.test(text) ? number : text
}
