import { z } from 'zod'

/*
 * The building blocks of the form schemas. Messages are keys of the namespace `validation`; their texts are given (docs/product.md#booking-form).
 * Forms hand over strings or undefined for what was left empty.
 */

/**
 * Control characters (PostgreSQL cannot store NUL) and bidirectional control characters: ordinary text has none, and they can forge mail
 * headers and lists. Right-to-left letters are allowed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const forbiddenInLine = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have tabs and line breaks
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

const maxLine = 120
const maxText = 2000

/** One line that must be filled in; `message` says what is missing. */
export function requiredLine(message: string, max = maxLine) {
  return z
    .string({ error: message })
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInLine.test(value), 'validation.characters')
    .trim()
    .min(1, message)
}

/** One line that may be left empty; empty and blank both become undefined. */
export function optionalLine(max = maxLine) {
  return z
    .string()
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInLine.test(value), 'validation.characters')
    .transform(blankToUndefined)
    .optional()
}

/** A text of several lines that must be filled in; `message` says what is missing. */
export function requiredText(message: string, max = maxText) {
  return z
    .string({ error: message })
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInText.test(value), 'validation.characters')
    .trim()
    .min(1, message)
}

/** A text of several lines that may be left empty. */
export function optionalText(max = maxText) {
  return z
    .string()
    .max(max, 'validation.tooLong')
    .refine((value) => !forbiddenInText.test(value), 'validation.characters')
    .transform(blankToUndefined)
    .optional()
}

/** An e-mail address with its two messages: missing and invalid. */
export function emailField() {
  return z
    .string({ error: 'validation.emailRequired' })
    .trim()
    .min(1, 'validation.emailRequired')
    .max(254, 'validation.emailInvalid')
    .pipe(z.email('validation.emailInvalid'))
}

/** A box that may stay unticked. Browsers send nothing for it then. */
export function box() {
  return z.boolean().default(false)
}

/** A box that has to be ticked. */
export function requiredBox(message: string) {
  return z.boolean({ error: message }).refine((ticked) => ticked, message)
}

function blankToUndefined(value: string): string | undefined {
  return value.trim() || undefined
}

/** The fields of a form and no others: a field that no one asked for is a mistake or an attempt. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'errors.badForm' })
}
