import { z } from 'zod'
import type { SafeHtml } from '#domain/content/block.ts'
import { isSafePictureUrl, isSafeUrl } from '#domain/content/links.ts'
import { safeText } from '#domain/content/safe-html.ts'

/** An attribute type of the GraphQL schema. `Length` is a number of px, or a CSS length as text. */
export type AttributeType = 'String' | 'Int' | 'Float' | 'Boolean' | 'Length'

export type AttributeValue = string | number | boolean

/** The input of an attribute in the visual editor. Labels are message keys below `officePages`. */
export type Control =
  | { kind: 'line' | 'area' | 'number' | 'flag' | 'address' | 'picture' | 'level' }
  /** Rich text with emphasis and links; `isLine` allows no line breaks. */
  | { kind: 'rich'; isLine: boolean }
  /** One of a few options, by value, with its label key below `choice`. */
  | { kind: 'choice' | 'radio'; options: Readonly<Record<string, string>> }
  /** The styles of a block: 'sky' is the class name 'is-style-sky'. Labels are below `style`. */
  | { kind: 'look'; looks: readonly string[] }
  /** A part of the program. Labels are below `part`. */
  | { kind: 'part'; parts: readonly string[] }

export interface Attribute<Read = unknown, Asked = Control> {
  type: AttributeType
  required: boolean
  /** The default of a missing value, in responses where the schema requires one and in the editor. */
  neutral: AttributeValue | undefined
  written: z.ZodType<AttributeValue>
  /** Parses a source's value for the site. If it fails, the block is not rendered as its kind. */
  read: z.ZodType<Read>
  /** Whether a comparison shows it as text; everything else counts as a setting. */
  isWords: boolean
  control: Asked
}

const longestText = 20_000
const writtenAs: Record<AttributeType, z.ZodType<AttributeValue>> = {
  String: z.string().max(longestText),
  Int: z.number().int(),
  Float: z.number(),
  Boolean: z.boolean(),
  Length: z.union([z.number().nonnegative(), z.string().max(20)]),
}
const neutralOf: Partial<Record<AttributeType, AttributeValue>> = { String: '', Boolean: false }

type Given<Read, Asked> = Pick<Attribute<Read, Asked>, 'type' | 'read' | 'control'> & Partial<Attribute<Read, Asked>>

export function attribute<Read, const Asked extends Control>(given: Given<Read, Asked>): Attribute<Read, Asked> {
  const { type } = given
  return { required: false, neutral: neutralOf[type], written: writtenAs[type], isWords: false, ...given }
}

/** Sources return unset values as null or empty text; the site's types omit them. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined)
const html: z.ZodType<SafeHtml> = z.string().transform(safeText)
const someHtml = html.refine((text) => text !== '')
const optionalHtml = optionalText.transform((value) => (value && safeText(value)) || undefined)
const flagged = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
const link = z.string().trim().refine(isSafeUrl)
const pictureUrl = z.string().trim().refine(isSafePictureUrl)
const plain = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
/** 1200, '1200' or '1200px'. Anything else is not a size. */
const pixels = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?(px)?$/)])
  .transform((size) => Math.round(typeof size === 'number' ? size : Number.parseFloat(size)))
  .refine((size) => size > 0 && size < 100_000)
  .optional()
  .catch(undefined)

const matching = (shape: RegExp) => optionalText.transform((value) => (value && shape.test(value) ? value : undefined))

export const richText = (isLine = false) =>
  attribute({ type: 'String', required: true, isWords: true, read: html, control: { kind: 'rich', isLine } })

export const optionalRichText = () =>
  attribute({ type: 'String', isWords: true, read: optionalHtml, control: { kind: 'rich', isLine: false } })

export const lineOfText = () =>
  attribute({ type: 'String', required: true, isWords: true, read: html, control: { kind: 'line' } })

/** A line of text without which the block is unknown. */
export const title = () =>
  attribute({ type: 'String', required: true, isWords: true, read: someHtml, control: { kind: 'line' } })

export const named = () =>
  attribute({ type: 'String', required: true, read: z.string().min(1), control: { kind: 'line' } })

/** A setting that is dropped when it does not have this shape. */
export const setting = (shape: RegExp, type: 'String' | 'Length' = 'String') =>
  attribute({ type, read: matching(shape), control: { kind: 'line' } })

export const flag = () => attribute({ type: 'Boolean', required: true, read: flagged, control: { kind: 'flag' } })

/** A link target without which the block is unknown. */
export const address = () => attribute({ type: 'String', required: true, read: link, control: { kind: 'address' } })

export const optionalAddress = () =>
  attribute({
    type: 'String',
    required: true,
    read: link.optional().catch(undefined),
    control: { kind: 'address' },
  })

export const foreignAddress = () => attribute({ type: 'String', required: true, read: link, control: { kind: 'line' } })

export const optionalPicture = () =>
  attribute({ type: 'String', read: pictureUrl.optional().catch(undefined), control: { kind: 'picture' } })

const size = () => attribute({ type: 'Length', read: pixels, control: { kind: 'line' } })

/** A picture's alternative text and its size, without which the page cannot reserve its space. */
export const pictureFacts = {
  alt: attribute({ type: 'String', required: true, isWords: true, read: plain, control: { kind: 'line' } }),
  width: size(),
  height: size(),
}

/** A picture URL without which the block is unknown. */
export const pictureUrlAttribute = attribute({
  type: 'String',
  required: true,
  read: pictureUrl,
  control: { kind: 'picture' },
})

/** The focal point. It comes from the site's library; sources do not provide it. */
export const keptFocus = z.object({ x: z.number(), y: z.number() }).optional().catch(undefined)

export const keptPicture = z
  .object({ url: pictureUrl, alt: plain, width: pixels, height: pixels, focus: keptFocus })
  .optional()
  .catch(undefined)

const anchor = setting(/^[\p{L}\p{N}_-]+$/u)
const classNames = matching(/^[\w\s-]+$/)

/** Attributes that every block with its own element can have. */
export const styled = { anchor, className: attribute({ type: 'String', read: classNames, control: { kind: 'line' } }) }

/** The same for a block with styles to choose from. */
export const styledBy = <const Look extends string>(looks: readonly Look[]) => ({
  anchor,
  className: attribute({ type: 'String', read: classNames, control: { kind: 'look', looks } }),
})
