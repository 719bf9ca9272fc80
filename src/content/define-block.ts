import type { z } from 'zod'
import type { Picture, SafeHtml } from '#domain/content/block.ts'
import type { Attribute, AttributeValue } from './attribute.ts'

/** The drawers of the visual editor. */
export type BlockCategory = 'text' | 'layout' | 'media' | 'program'

export type RewritePicture = <Rewritten extends Pick<Picture, 'url' | 'width' | 'height' | 'focus'>>(
  picture: Rewritten,
) => Rewritten

export interface PictureRewriting {
  picture: RewritePicture
  html: (html: SafeHtml) => SafeHtml
}

/** What the editor shows where a text is not written yet. */
export type Placeholder = 'heading' | 'text' | 'button' | 'number'

interface Holding {
  /** The allowed blocks; by default all that are not restricted to one parent. */
  only?: readonly string[]
  /** The inner blocks of a new block. */
  begins?: readonly string[]
}

type Attributes = Readonly<Record<string, Attribute>>
type Kept = Readonly<Record<string, z.ZodType>>

/** Any block definition. `defineBlock` has the exact types. */
export interface Definition {
  name: string
  /** The GraphQL type: 'CoreHeadingBlock'. */
  type: string
  /** Null for a block that editors cannot add. */
  category: BlockCategory | null
  /** In the order of the editor form: content first, because a phone shows only the first fields; then settings of the whole block. */
  attributes: Attributes
  /** Attributes that the site added when it first read the block, and that it reads again from its own store. */
  kept: Kept
  /** Undefined for a block without inner blocks. */
  holds: Holding | undefined
  /** Whether pictures in its content are shown as blocks of their own, because text cannot contain them: inside a block that holds others, else beside it. */
  picturesApart: boolean
  /** `inner` for a required parent, `page` for the top level. */
  place: 'anywhere' | 'inner' | 'page'
  /** The settings of a new block; `home` is the address of the start page. Its texts are empty. */
  begins: ((home: string) => Readonly<Partial<Record<string, AttributeValue>>>) | undefined
  /** The texts that it needs. Placeholders are shown in the editor and never stored; without any of the texts, visitors do not see the block. */
  placeholders: Readonly<Partial<Record<string, Placeholder>>>
  shown?(read: object): object
  /** HTML for feed readers; `inner` is the HTML of the inner blocks. All of it has passed the allow list. */
  feed(block: object, inner: string): string
  /** Rewrites the block's own pictures. */
  pictures?(block: object, rewriting: PictureRewriting): object
}

type Flat<Type> = { [Key in keyof Type]: Type[Key] }
type MayMiss<Type> = { [Key in keyof Type]: undefined extends Type[Key] ? Key : never }[keyof Type]
type Optional<Type> = Flat<Omit<Type, MayMiss<Type>> & { [Key in MayMiss<Type>]?: Type[Key] }>

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
  picturesApart?: boolean
  begins?: (home: string) => Readonly<Partial<Record<keyof A & string, AttributeValue>>>
  placeholders?: Readonly<Partial<Record<keyof A & string, Placeholder>>>
  shown?(read: Read<A, K>): Shown
  feed(block: Shown, inner: string): string
  pictures?(block: Shown, rewriting: PictureRewriting): Shown
}

/** Defines a block. GraphQL type, query, validation, parsing, editor, comparison and feed are derived from it. */
export function defineBlock<
  const Name extends string,
  A extends Attributes,
  K extends Kept = Record<never, never>,
  Held extends Holding | undefined = undefined,
  Shown extends object = Read<A, K>,
>(given: Given<Name, A, K, Held, Shown>) {
  const { type = typeName(given.name), kept, holds, place = 'anywhere', picturesApart = false } = given
  const { begins, placeholders = {} } = given
  // as: omitted and undefined are equal, and so are missing and empty `kept`, which an inferred type cannot express
  const rest = { kept: kept ?? {}, holds } as { kept: K; holds: Held }
  return { ...given, ...rest, type, place, picturesApart, begins, placeholders }
}

/** 'core/list-item' → 'CoreListItemBlock' */
function typeName(name: string): string {
  return `${name.replace(/(?:^|\W)(\w)/g, (_, character: string) => character.toUpperCase())}Block`
}

/** Helpers for the HTML of feeds. */

/** Escapes a text for an attribute in double quotes. */
export function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export function pictureHtml({ url, alt, width, height }: Picture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${quoted(url)}" alt="${quoted(alt)}"${size}>`
}
