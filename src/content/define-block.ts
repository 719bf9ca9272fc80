import type { z } from 'zod'
import type { Picture, SafeHtml } from '#domain/content/block.ts'
import type { Attribute, AttributeValue } from './attribute.ts'

/** The drawers of the visual editor. */
export type BlockCategory = 'text' | 'layout' | 'media' | 'program'

/** What becomes of a picture: another address, perhaps another size, and what must stay in view. */
export type RewritePicture = <Rewritten extends Pick<Picture, 'url' | 'width' | 'height' | 'focus'>>(
  picture: Rewritten,
) => Rewritten

export interface PictureRewriting {
  picture: RewritePicture
  /** The same for every picture in it. */
  html: (html: SafeHtml) => SafeHtml
}

/** What a new block may say, in the language of its page, so that there is something to see and to change. */
export interface NewWords {
  heading: string
  text: string
  button: string
  /** The address of the start page. */
  home: string
}

/** The inner blocks. */
interface Holding {
  /** The allowed kinds; by default any but those that are restricted to one parent. */
  only?: readonly string[]
  /** What it holds when it is new. */
  begins?: readonly string[]
}

type Attributes = Readonly<Record<string, Attribute>>
type Kept = Readonly<Record<string, z.ZodType>>

/** Any kind of block. `defineBlock` has the exact type of each. */
export interface Definition {
  name: string
  /** Its type in GraphQL: 'CoreHeadingBlock'. */
  type: string
  /** Null for what no one adds. */
  category: BlockCategory | null
  /** In the order in which the editor asks: what it says first, since on a phone only the first can be seen; then what is about the whole block. */
  attributes: Attributes
  /** What the site itself has added to a block that was read before, and reads again from its own store. */
  kept: Kept
  /** Undefined for kinds without blocks inside them. */
  holds: Holding | undefined
  /** `inner` for a required parent, `page` for the top level. */
  place: 'anywhere' | 'inner' | 'page'
  begins: ((words: NewWords) => Readonly<Partial<Record<string, AttributeValue>>>) | undefined
  /** The last step of reading. */
  shown?(read: object): object
  /** As HTML for feed readers; `inner` is the HTML of the blocks inside it. Everything in it has passed the allow list. */
  feed(block: object, inner: string): string
  /** A kind that shows pictures of its own has them rewritten. */
  pictures?(block: object, rewriting: PictureRewriting): object
}

type Flat<Type> = { [Key in keyof Type]: Type[Key] }
type MayMiss<Type> = { [Key in keyof Type]: undefined extends Type[Key] ? Key : never }[keyof Type]
type Optional<Type> = Flat<Omit<Type, MayMiss<Type>> & { [Key in MayMiss<Type>]?: Type[Key] }>

/** What the site makes of the attributes, by their names. */
type Read<A extends Attributes, K extends Kept> = Optional<
  { [Key in keyof A]: z.output<A[Key]['read']> } & { [Key in keyof K]: z.output<K[Key]> }
>

interface Given<Name extends string, A extends Attributes, K extends Kept, Held, Shown> {
  name: Name
  type?: string
  category: BlockCategory | null
  attributes: A
  kept?: K
  holds?: Held
  place?: Definition['place']
  begins?: (words: NewWords) => Readonly<Partial<Record<keyof A & string, AttributeValue>>>
  shown?(read: Read<A, K>): Shown
  feed(block: Shown, inner: string): string
  pictures?(block: Shown, rewriting: PictureRewriting): Shown
}

/** A kind of block: from it come its type in GraphQL, the query, the rules of writing and reading, editor, comparison and feed. */
export function defineBlock<
  const Name extends string,
  A extends Attributes,
  K extends Kept = Record<never, never>,
  Held extends Holding | undefined = undefined,
  Shown extends object = Read<A, K>,
>(given: Given<Name, A, K, Held, Shown>) {
  const { type = typeName(given.name), kept, holds, place = 'anywhere', begins } = given
  // Left out is the same as undefined, and none kept the same as an empty table: the compiler cannot know that of a type that is inferred.
  const rest = { kept: kept ?? {}, holds } as { kept: K; holds: Held }
  return { ...given, ...rest, type, place, begins }
}

/** 'core/list-item' → 'CoreListItemBlock' */
function typeName(name: string): string {
  return `${name.replace(/(?:^|\W)(\w)/g, (_, character: string) => character.toUpperCase())}Block`
}
