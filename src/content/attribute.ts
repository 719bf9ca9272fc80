import { z } from 'zod'
import type { SafeHtml } from '#domain/content/block.ts'
import { isSafePictureUrl, isSafeUrl } from '#domain/content/links.ts'
import { safeText } from '#domain/content/safe-html.ts'

/** A type of the content system's schema. `Length` is a number of px, or a length of CSS as text. */
export type AttributeType = 'String' | 'Int' | 'Float' | 'Boolean' | 'Length'

export type AttributeValue = string | number | boolean

/** How the visual editor asks for an attribute. Labels are keys of the messages below `officePages`. */
export type Control =
  | { kind: 'line' | 'area' | 'number' | 'flag' | 'address' | 'picture' | 'level' }
  /** Text with emphasis and links, shown as it looks; `isLine` for one without line breaks. */
  | { kind: 'rich'; isLine: boolean }
  /** One of few, by value, each with the key of its label below `choice`. */
  | { kind: 'choice' | 'radio'; options: Readonly<Record<string, string>> }
  /** The looks of a kind: 'sky' is the class name 'is-style-sky'. Labels are below `style`. */
  | { kind: 'look'; looks: readonly string[] }
  /** A part of the program. Labels are below `part`. */
  | { kind: 'part'; parts: readonly string[] }

/** An attribute of a kind of block, once for all who ask: schema, rules of writing, editor, comparison, reading. */
export interface Attribute<Read = unknown, Asked = Control> {
  type: AttributeType
  /** Whether the schema promises a value. */
  required: boolean
  /** The default of a missing value: in answers of the schema where it is required, and in the editor. */
  neutral: AttributeValue | undefined
  /** What may be stored. */
  written: z.ZodType<AttributeValue>
  /** What the site makes of a source's answer. Where it fails, the block cannot be shown as one of its kind. */
  read: z.ZodType<Read>
  /** Whether a comparison shows it as words; everything else is a setting. */
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

/** Sources answer what is not set as null or as an empty text; the site's types leave it out. */
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
/** 1200, '1200' or '1200px'. Anything else is no size of a file. */
const pixels = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?(px)?$/)])
  .transform((size) => Math.round(typeof size === 'number' ? size : Number.parseFloat(size)))
  .refine((size) => size > 0 && size < 100_000)
  .optional()
  .catch(undefined)

const matching = (shape: RegExp) => optionalText.transform((value) => (value && shape.test(value) ? value : undefined))

/** Text with emphasis and links. */
export const richText = (isLine = false) =>
  attribute({ type: 'String', required: true, isWords: true, read: html, control: { kind: 'rich', isLine } })

export const optionalRichText = () =>
  attribute({ type: 'String', isWords: true, read: optionalHtml, control: { kind: 'rich', isLine: false } })

/** Text on one line, with inline marks. */
export const lineOfText = () =>
  attribute({ type: 'String', required: true, isWords: true, read: html, control: { kind: 'line' } })

/** The same; without it the block is none of its kind. */
export const title = () =>
  attribute({ type: 'String', required: true, isWords: true, read: someHtml, control: { kind: 'line' } })

/** A setting that has to be there. */
export const named = () =>
  attribute({ type: 'String', required: true, read: z.string().min(1), control: { kind: 'line' } })

/** A setting that is left out where it is not of this shape. */
export const setting = (shape: RegExp, type: 'String' | 'Length' = 'String') =>
  attribute({ type, read: matching(shape), control: { kind: 'line' } })

export const flag = () => attribute({ type: 'Boolean', required: true, read: flagged, control: { kind: 'flag' } })

/** Where something leads; without it the block is none of its kind. */
export const address = () => attribute({ type: 'String', required: true, read: link, control: { kind: 'address' } })

export const optionalAddress = () =>
  attribute({
    type: 'String',
    required: true,
    read: link.optional().catch(undefined),
    control: { kind: 'address' },
  })

/** The address of third-party content. */
export const foreignAddress = () => attribute({ type: 'String', required: true, read: link, control: { kind: 'line' } })

export const optionalPicture = () =>
  attribute({ type: 'String', read: pictureUrl.optional().catch(undefined), control: { kind: 'picture' } })

const size = () => attribute({ type: 'Length', read: pixels, control: { kind: 'line' } })

/** What a picture shows, and its size: without that the page cannot keep its place. */
export const pictureFacts = {
  alt: attribute({ type: 'String', required: true, isWords: true, read: plain, control: { kind: 'line' } }),
  width: size(),
  height: size(),
}

/** A picture; without its address the block is none of its kind. */
export const pictureUrlAttribute = attribute({
  type: 'String',
  required: true,
  read: pictureUrl,
  control: { kind: 'picture' },
})

/** What must stay in view of a picture: the library of the site says so, no source does. */
export const keptFocus = z.object({ x: z.number(), y: z.number() }).optional().catch(undefined)

/** A picture as the site's own store keeps it. */
export const keptPicture = z
  .object({ url: pictureUrl, alt: plain, width: pixels, height: pixels, focus: keptFocus })
  .optional()
  .catch(undefined)

const anchor = setting(/^[\p{L}\p{N}_-]+$/u)
const classNames = matching(/^[\w\s-]+$/)

/** What any block may have that is an element of its own. */
export const styled = { anchor, className: attribute({ type: 'String', read: classNames, control: { kind: 'line' } }) }

/** The same of a kind with looks to choose from. */
export const styledBy = <const Look extends string>(looks: readonly Look[]) => ({
  anchor,
  className: attribute({ type: 'String', read: classNames, control: { kind: 'look', looks } }),
})
