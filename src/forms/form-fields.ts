import { z } from 'zod'

/** More rows than any form allows, so that its schema can report it, and few enough to be shown again. */
const maxRows = 250

const nameOfField = /^[^.[\]]+(?:\.[^.[\]]+|\[\d{1,3}\])*$/

/**
 * The schema of a field by its name, as the form library writes it: 'reason', 'invoice.street', 'participants[3].email'. Undefined for a name
 * that no form of this schema gives out: names are paths into an object, and a made-up one could ask for a list of a billion entries.
 */
export function fieldOf(schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  const field = named(schema, name)
  return field && !hasParts(field) ? field : undefined
}

/** Whether a field may be empty as far as it alone decides. What has a default is never empty: boxes, choices. */
export function mayBeEmpty(schema: z.core.$ZodType, name: string): boolean {
  const [, form, last = name] = /^(.+)\.([^.[\]]+)$/.exec(name) ?? []
  const around = form === undefined ? unwrapped(schema) : named(schema, form)
  const field = around && partOf(around, last)
  return field !== undefined && !(field instanceof z.ZodDefault) && z.safeParse(field, undefined).success
}

/** Whether a name is that of rows which the form library may add and remove: 'participants'. */
export function hasRows(schema: z.core.$ZodType, name: string): boolean {
  const list = named(schema, name)
  return list instanceof z.ZodArray && hasParts(list)
}

/** As `maxRows` for the row of a button. */
export const rowNumber = z.int().min(0).max(maxRows)

function named(schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  if (!nameOfField.test(name)) return undefined
  const path = [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, row]) => (row === undefined ? key : Number(row)))
  return below(schema, path)
}

function below(schema: z.core.$ZodType, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  const own = unwrapped(schema)
  const [key, ...rest] = path
  if (key === undefined) return own
  if (own instanceof z.ZodUnion) return own.options.map((option) => below(option, path)).find(Boolean)
  const next = typeof key === 'number' ? rowOf(own, key) : partOf(own, key)
  return next && below(next, rest)
}

function rowOf(schema: z.core.$ZodType, row: number): z.core.$ZodType | undefined {
  return schema instanceof z.ZodArray && row < maxRows ? schema.element : undefined
}

function partOf(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
  if (schema instanceof z.ZodRecord) return z.safeParse(schema.keyType, key).success ? schema.valueType : undefined
  return undefined
}

/** Whether it is no field itself: it consists of fields. */
function hasParts(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodArray) return hasParts(unwrapped(schema.element))
  return schema instanceof z.ZodObject || schema instanceof z.ZodRecord
}

/** What is typed: without a default, and before it is transformed. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap())
  return schema
}

/** Whether a field may be sent several times: boxes that share a name. */
export function takesSeveral(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodArray
}

/** The names on top of a form, in their order. */
export function namesOf(schema: z.core.$ZodType): string[] {
  const own = unwrapped(schema)
  return own instanceof z.ZodObject ? Object.keys(own.shape) : []
}
