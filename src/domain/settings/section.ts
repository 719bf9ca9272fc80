import { z } from 'zod'
import { percentText } from '../form/amount.ts'
import { fields as formOf, optionalLine } from '../form/field.ts'
import type { Language } from '../language.ts'
import { defaultsOf, namesOf, type SectionFields, type SectionValue, type WholeNumber } from './windows.ts'

export const versionField = z.coerce
  .number({ error: 'errors.badForm' })
  .int('errors.badForm')
  .nonnegative('errors.badForm')

/** A section that is saved as a whole: a form that parses the value, and the initial texts of that form for its reader. */
export interface SectionForm<Value> {
  form: z.ZodType<{ version: number; value: Value }>
  textsOf(value: Value, language: Language): Record<string, string>
}

interface PlainSection<Value> extends SectionForm<Value> {
  /** Parses a stored value. Fields added later take their default. Throws on invalid data. */
  read(stored: unknown): Value
}

interface SectionRules<Fields extends SectionFields> {
  /** Rules across fields that are valid on their own, in order; an error is shown at the field `at`. */
  between?: readonly { at: keyof Fields & string; error: string; holds(typed: Typed<Fields>): boolean }[]
  /** Values of empty fields; their defaults unless given. */
  completed?(typed: Typed<Fields>): SectionValue<Fields>
  /** The part of a value that the form shows; all of it unless given. */
  shown?(value: SectionValue<Fields>): Typed<Fields>
}

type Typed<Fields extends SectionFields> = Partial<SectionValue<Fields>>

/** Builds a section from its fields (docs/rules/settings.md). */
export function plainSection<Fields extends SectionFields>(
  fields: Fields,
  { between = [], completed, shown }: SectionRules<Fields> = {},
): PlainSection<SectionValue<Fields>> {
  const typed = formOf({ version: versionField, ...mapped(fields, schemaOf) })
  const read = readerOf(defaultsOf(fields))
  // as: a mapped type cannot express that the schemas have the names of the fields
  const typedIn = (form: object) => form as Typed<Fields>
  const form = between.reduce(
    (schema, { at, error, holds }) => schema.refine((form) => holds(typedIn(form)), { path: [at], message: error }),
    typed,
  )
  return {
    form: form.transform(({ version, ...rest }) => ({
      version,
      value: completed ? completed(typedIn(rest)) : read(rest),
    })),
    textsOf(value) {
      const texts: Typed<Fields> = shown ? shown(value) : value
      return Object.fromEntries(namesOf(fields).map((name) => [name, `${texts[name] ?? ''}`]))
    },
    read,
  }
}

/** Parses stored values; missing fields take their default. Limits are not checked, because they may change. Throws on another type. */
export function readerOf<Value extends object>(defaults: Value): (stored: unknown) => Value {
  const schema = likeThese(defaults)
  // as: built from the defaults, so it has their shape
  return (stored) => schema.parse(stored ?? {}) as Value
}

function likeThese(defaults: object) {
  return z.object(mapped(Object.fromEntries(Object.entries(defaults)), likeThis))
}

function likeThis(value: unknown): z.ZodType {
  if (typeof value === 'object' && value !== null)
    return likeThese(value).default(Object.fromEntries(Object.entries(value)))
  if (typeof value === 'number') return z.int().nonnegative().default(value)
  return z.string().default(`${value}`)
}

function schemaOf(field: WholeNumber): z.ZodType<number | undefined> {
  const typed = percentText(field.error)
    .regex(/^\d{1,4}$/, field.error)
    .transform(Number)
    .refine((count) => count >= field.from && count <= field.to, field.error)
  return field.optional ? emptyOr(typed, field.error) : typed
}

function emptyOr(schema: z.ZodType<number>, message: string) {
  return optionalLine().transform((typed, context) => {
    if (typed === undefined) return undefined
    const read = schema.safeParse(typed)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message, continue: false })
    return z.NEVER
  })
}

function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  to: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))
}
