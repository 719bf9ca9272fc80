import { z } from 'zod'

/** Building blocks of form schemas; messages are keys of `validation` (docs/product.md#booking-form). Empty fields are undefined. */

/**
 * Control characters (PostgreSQL cannot store NUL) and bidirectional control characters: ordinary text has none, and they can forge mail headers and
 * lists. Right-to-left letters are allowed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const forbiddenInLine = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have tabs and line breaks
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/**
 * Around what was copied: cells of a table end with a tab, phones and mail programs put marks of direction around numbers and addresses. The look-behind
 * keeps long runs of them cheap.
 */
const around = /^[\s\u202a-\u202e\u2066-\u2069]+|(?<![\s\u202a-\u202e\u2066-\u2069])[\s\u202a-\u202e\u2066-\u2069]+$/g

export const withoutPasted = (value: string) => value.replaceAll(around, '')

/** In a text they also come along in the middle of it. What turns letters around is no such mark. */
const textWithoutPasted = (value: string) => withoutPasted(value.replaceAll(/[\u202a-\u202d\u2066-\u2069]/g, ''))

const maxLine = 120
const maxText = 2000

/** A required line; `message` is the error for an empty one. */
export function requiredLine(message: string, max = maxLine) {
  return z
    .string({ error: message })
    .overwrite(withoutPasted)
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInLine.test(value), 'validation.characters')
    .min(1, message)
}

/** An optional line. Empty and blank become undefined. */
export function optionalLine(max = maxLine) {
  return z
    .string()
    .overwrite(withoutPasted)
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInLine.test(value), 'validation.characters')
    .transform(blankToUndefined)
    .optional()
}

/** A required text of several lines; `message` is the error for an empty one. */
export function requiredText(message: string, max = maxText) {
  return z
    .string({ error: message })
    .overwrite(textWithoutPasted)
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInText.test(value), 'validation.characters')
    .min(1, message)
}

/** An optional text of several lines. */
export function optionalText(max = maxText) {
  return z
    .string()
    .overwrite(textWithoutPasted)
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInText.test(value), 'validation.characters')
    .transform(blankToUndefined)
    .optional()
}

/** Marks that no one sees: soft hyphen, zero-width characters, marks of direction. They come along with what is copied from documents and chats. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** More than anyone pastes around an address of at most 254 characters. Long domains take long to become ASCII. */
const longestPasted = 1000

/** An address as it was meant: without what came along when it was copied, its domain in ASCII (RFC 5891), as Chromium sends it. */
function pastedAddress(value: string): string {
  if (value.length > longestPasted) return value
  const address = withoutPasted(value.replaceAll(invisible, '')).replace(/^mailto:/i, '')
  const [, name = '', domain = ''] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  return /^[\w.-]*$/.test(domain) ? address : `${name}@${asciiDomain(domain)}`
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** An e-mail address, with separate messages for missing and invalid. */
export function emailField() {
  return z
    .string({ error: 'validation.emailRequired' })
    .overwrite(pastedAddress)
    .min(1, 'validation.emailRequired')
    .max(254, 'validation.emailInvalid')
    .pipe(z.email('validation.emailInvalid'))
}

/** An optional checkbox. Browsers send nothing for an unticked one. */
export function box() {
  return z.boolean().default(false)
}

export function requiredBox(message: string) {
  return z.boolean({ error: message }).refine((ticked) => ticked, message)
}

function blankToUndefined(value: string): string | undefined {
  return value.trim() || undefined
}

/** A strict object: an unknown field is a mistake or an attack. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'errors.badForm' })
}
