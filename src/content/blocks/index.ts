import type { AttributeValue } from '../attribute.ts'
import type { Definition } from '../define-block.ts'
import { clients, column, columns, cover, defaultCard, group, number, numbers } from './layout.ts'
import { embed, image, mediaText, speakingList } from './media.ts'
import { component, newsletter } from './program.ts'
import { button, buttons, heading, html, list, listItem, paragraph, unknown } from './text.ts'

/**
 * All blocks (docs/product.md#blocks), in the order of the editor's drawers. A new block is a definition, a component and a line here; a missing
 * component, label and so on is a type error (docs/decisions/0040-blocks-and-documents.md).
 */
const all = [
  heading,
  paragraph,
  list,
  listItem,
  buttons,
  button,
  html,
  cover,
  group,
  columns,
  column,
  defaultCard,
  numbers,
  number,
  clients,
  image,
  mediaText,
  embed,
  speakingList,
  component,
  newsletter,
]

export const blocks: readonly Definition[] = all

/** Including the fallback. */
export const everyBlock: readonly Definition[] = [...all, unknown]

export const unknownKind = unknown.name

const byName = new Map<string, Definition>(blocks.map((definition) => [definition.name, definition]))

export function isKnownKind(name: string): boolean {
  return byName.has(name)
}

/** The definition by name; the fallback for an unknown name. */
export function definitionOf(name: string): Definition {
  return byName.get(name) ?? unknown
}

type One = (typeof all)[number] | typeof unknown

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

interface Holder {
  innerBlocks: Block[]
}

type BlockOf<Defined> = Defined extends {
  name: infer Name
  holds: infer Held
  feed: (block: infer Shown, inner: string) => string
}
  ? Flat<{ name: Name; order: number } & Shown & (Held extends object ? Holder : unknown)>
  : never

/** A content block in the site's own shape: a source's response, parsed by `src/content/reshape-blocks.ts`. `order` is 0-based among siblings. */
export type Block = BlockOf<One>

export type BlockName = Block['name']

export type BlockNamed<Name extends BlockName> = Extract<Block, { name: Name }>

type AttributesOf<Defined> = Defined extends { attributes: infer Attributes } ? Attributes : never
type KeyOf<Attributes> = Attributes extends object ? keyof Attributes : never
type ControlIn<Attributes> = Attributes extends Readonly<Record<string, { control: infer Asked }>> ? Asked : never

export type AttributeName = KeyOf<AttributesOf<One>> & string

/** All controls of the editor that need labels. */
export type AnyControl = ControlIn<AttributesOf<One>>

/** All styles of all blocks: 'sky'. */
export type Look = Extract<AnyControl, { kind: 'look' }>['looks'][number]

/** The parts of the program that editors can place. */
export type PartName = Extract<AnyControl, { kind: 'part' }>['parts'][number]

/** Defaults of missing attributes of a stored block, for those that the schema requires. */
export function neutralValues({ attributes }: Definition): Record<string, AttributeValue | undefined> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { required, neutral }]) => (required ? [[name, neutral]] : [])),
  )
}
