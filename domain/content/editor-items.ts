import type { BlockKinds, StoredBlock } from './stored-block.ts'

/** The value of a field while it is edited. */
export type EditorValue = string | number | boolean | undefined

/** A block as the visual editor holds it: the fields of its kind as props, the blocks inside it in the slot `inner`. */
export interface EditorItem {
  /** The name of the block, or 'unknown'. */
  type: string
  props: EditorProps
}

export interface EditorProps {
  /** Of the editor alone; never stored. */
  id: string
  /** The block as it was opened; missing on one that is new. What the editor does not know of it is carried along in here. */
  kept?: StoredBlock | undefined
  inner?: EditorItem[] | undefined
  [field: string]: unknown
}

/** What stands for every block without a kind of its own. */
export const unknownKind = 'unknown'
const unknownFields = [['html', 'String']] as const

/** The kinds that other blocks stand in. Whatever stands in another kind all the same is carried along. */
const holders = new Set([
  'core/group',
  'core/columns',
  'core/column',
  'core/cover',
  'core/list',
  'core/list-item',
  'core/buttons',
  'core/media-text',
  'flightdeck/speaking-list',
])

export function holdsBlocks(kind: string): boolean {
  return holders.has(kind)
}

/** What a field shows that the store says nothing about. */
const neutral: Readonly<Record<string, EditorValue>> = { level: 2, mediaWidth: 50, mediaPosition: 'left' }

/** Stored blocks as the visual editor wants them. Ids follow from the place, so that the same page is the same each time. */
export function toEditorItems(blocks: readonly StoredBlock[], kinds: BlockKinds, above = 'block'): EditorItem[] {
  return blocks.map((block, place) => {
    const type = Object.hasOwn(kinds, block.name) ? block.name : unknownKind
    const id = `${above}-${place}`
    const shown = fieldsOf(type, kinds).map(([field, fieldType]) => [field, shownValue(block, field, fieldType)])
    if (!holdsBlocks(type)) return { type, props: { ...Object.fromEntries(shown), id, kept: block } }
    const inner = toEditorItems(block.innerBlocks ?? [], kinds, id)
    const kept = block.innerBlocks ? { ...block, innerBlocks: [] } : block
    return { type, props: { ...Object.fromEntries(shown), id, kept, inner } }
  })
}

/**
 * What the editor holds as it is to be stored. What nobody has touched is what it was, in the very order it was written: a page that is
 * opened and saved unchanged is the same byte for byte.
 */
export function toStoredBlocks(items: readonly EditorItem[], kinds: BlockKinds): StoredBlock[] {
  return items.map(({ type, props }) => {
    const kept = props.kept ?? { name: type }
    const fields = storedFields(type, props, kept, kinds)
    const inner = holdsBlocks(type) ? toStoredBlocks(props.inner ?? [], kinds) : undefined
    const block: StoredBlock = { ...kept }
    if (kept.fields || Object.keys(fields).length > 0) block.fields = fields
    if (inner && (kept.innerBlocks || inner.length > 0)) block.innerBlocks = inner
    return block
  })
}

function fieldsOf(type: string, kinds: BlockKinds) {
  return type === unknownKind ? unknownFields : (kinds[type] ?? [])
}

function shownValue({ fields }: StoredBlock, field: string, type: string): EditorValue {
  const stored = fields && Object.hasOwn(fields, field) ? fields[field] : undefined
  if (type === 'Length') return stored === undefined ? '' : String(stored)
  if (stored !== undefined) return stored
  if (Object.hasOwn(neutral, field)) return neutral[field]
  if (type === 'Boolean') return false
  return type === 'String' ? '' : undefined
}

function storedFields(type: string, props: EditorProps, kept: StoredBlock, kinds: BlockKinds) {
  const fields = new Map(Object.entries(kept.fields ?? {}))
  for (const [field, fieldType] of fieldsOf(type, kinds)) {
    // New blocks say everything that they show; of the others only what somebody has changed is written.
    const before = props.kept ? shownValue(kept, field, fieldType) : undefined
    if (Object.is(before ?? undefined, props[field] ?? undefined)) continue
    const value = writtenValue(props[field], fieldType)
    if (value === undefined) fields.delete(field)
    else fields.set(field, value)
  }
  return Object.fromEntries(fields)
}

/** Undefined for what is empty, which is the same as never written. */
function writtenValue(value: unknown, type: string): string | number | boolean | undefined {
  if (type === 'Boolean') return value === true
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '') return undefined
  const number = Number(text)
  if (type === 'Int') return Number.isFinite(number) ? Math.round(number) : undefined
  if (type === 'Float') return Number.isFinite(number) ? number : undefined
  return type === 'Length' && /^\d+(\.\d+)?$/.test(text) ? number : text
}
