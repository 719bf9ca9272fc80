import type { AttributeValue } from '../attribute.ts'
import type { Definition } from '../define-block.ts'
import { button } from './button.ts'
import { buttons } from './buttons.ts'
import { clients } from './clients.ts'
import { column } from './column.ts'
import { columns } from './columns.ts'
import { component } from './component.ts'
import { cover } from './cover.ts'
import { defaultCard } from './default-card.ts'
import { embed } from './embed.ts'
import { group } from './group.ts'
import { heading } from './heading.ts'
import { html } from './html.ts'
import { image } from './image.ts'
import { list } from './list.ts'
import { listItem } from './list-item.ts'
import { mediaText } from './media-text.ts'
import { newsletter } from './newsletter.ts'
import { number } from './number.ts'
import { numbers } from './numbers.ts'
import { paragraph } from './paragraph.ts'
import { speakingList } from './speaking-list.ts'
import { unknown } from './unknown.ts'

/**
 * Every kind of block (docs/product.md#blocks), in the order of the editor's drawers. A new one is its two files and a line here; a missing
 * component, label and so on are type errors (docs/decisions/0040-blocks-and-documents.md).
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

/** With the fallback for all others. */
export const everyBlock: readonly Definition[] = [...all, unknown]

/** The fallback for every block without a kind of its own. */
export const unknownKind = unknown.name

const byName = new Map<string, Definition>(blocks.map((definition) => [definition.name, definition]))

export function isKnownKind(name: string): boolean {
  return byName.has(name)
}

/** The definition of a kind; for one that no one has defined, that of the unknown. */
export function definitionOf(name: string): Definition {
  return byName.get(name) ?? unknown
}

type One = (typeof all)[number] | typeof unknown

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

interface Holder {
  innerBlocks: Block[]
}

/** A block of the site, from its definition. */
type BlockOf<Defined> = Defined extends {
  name: infer Name
  holds: infer Held
  feed: (block: infer Shown, inner: string) => string
}
  ? Flat<{ name: Name; order: number } & Shown & (Held extends object ? Holder : unknown)>
  : never

/** The site's own shape of content blocks: what a source answers, read by `src/content/reshape-blocks.ts`. `order` is 0-based among siblings. */
export type Block = BlockOf<One>

export type BlockName = Block['name']

export type BlockNamed<Name extends BlockName> = Extract<Block, { name: Name }>

type AttributesOf<Defined> = Defined extends { attributes: infer Attributes } ? Attributes : never
type KeyOf<Attributes> = Attributes extends object ? keyof Attributes : never
type ControlIn<Attributes> = Attributes extends Readonly<Record<string, { control: infer Asked }>> ? Asked : never

/** The name of an attribute of any kind. */
export type AttributeName = KeyOf<AttributesOf<One>> & string

/** What the editor may be asked to show, with the labels that it needs. */
export type AnyControl = ControlIn<AttributesOf<One>>

/** 'sky': the looks of all kinds. */
export type Look = Extract<AnyControl, { kind: 'look' }>['looks'][number]

/** The parts of the program that editors place. */
export type PartName = Extract<AnyControl, { kind: 'part' }>['parts'][number]

/** Defaults of missing attributes of a stored block: only those that the schema promises. */
export function neutralValues({ attributes }: Definition): Record<string, AttributeValue | undefined> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { required, neutral }]) => (required ? [[name, neutral]] : [])),
  )
}
