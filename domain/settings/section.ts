import { z } from 'zod'
import { fields as formOf, optionalLine } from '../form/field.ts'
import { namesOf, type SectionFields, type SectionValue, type WholeNumber } from './section-fields.ts'
import { versionField } from './version-field.ts'

/** How a section is set as a whole: its form, which gives the value, and the texts that the form is opened with. */
export interface SectionForm<Value> {
  form: z.ZodType<{ version: number; value: Value }>
  textsOf(value: Value): Record<string, string>
}

/** A section that is a list of fields. */
interface PlainSection<Value> extends SectionForm<Value> {
  /** A stored value. Fields that were added after it was stored have their default. Throws on what no form has written. */
  read(stored: unknown): Value
}

interface SectionRules<Fields extends SectionFields> {
  /** Rules between fields that are each right by themselves, in their order; a mistake is shown at the field `at`. */
  between?: readonly { at: keyof Fields & string; error: string; holds(typed: Typed<Fields>): boolean }[]
  /** What fields that were left empty stand for; their default unless said. */
  completed?(typed: Typed<Fields>): SectionValue<Fields>
  /** What the form shows of a value; all of it unless said. */
  shown?(value: SectionValue<Fields>): Typed<Fields>
}

/** What a form says, where it may leave fields empty. */
type Typed<Fields extends SectionFields> = Partial<SectionValue<Fields>>

/** A section from its fields (docs/rules/settings.md). */
export function plainSection<Fields extends SectionFields>(
  fields: Fields,
  { between = [], completed, shown }: SectionRules<Fields> = {},
): PlainSection<SectionValue<Fields>> {
  const schemas = mapped(fields, schemasOf)
  const stored = z.object(mapped(schemas, (schema) => schema.stored))
  const typed = formOf({ version: versionField, ...mapped(schemas, (schema) => schema.typed) })
  // the schemas have the names of the fields, which a mapped record cannot tell
  const typedIn = (form: object) => form as Typed<Fields>
  const read = (value: unknown) => stored.parse(value) as SectionValue<Fields>
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
    read: (value) => read(value ?? {}),
  }
}

/** What is stored of a field, and what is typed into its box. Limits may change; what was stored under others is still read. */
function schemasOf(field: WholeNumber): { stored: z.ZodType<number>; typed: z.ZodType<number | undefined> } {
  const typed = z
    .string({ error: field.error })
    .trim()
    .regex(/^\d{1,4}$/, field.error)
    .transform(Number)
    .refine((count) => count >= field.from && count <= field.to, field.error)
  return {
    stored: z.int().nonnegative().default(field.default),
    typed: field.optional ? emptyOr(typed, field.error) : typed,
  }
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
