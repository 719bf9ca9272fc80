import { z } from 'zod'

/** Response and request schemas by their name in `/api/openapi.json`. */
export const answerSchemas = z.registry<{ id: string }>()
export const bodySchemas = z.registry<{ id: string }>()

/** Registers a response schema. Routes are typed by it, the document describes it, and tests validate real responses against it. */
export function answerSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  answerSchemas.add(schema, { id })
  return schema
}

/** Registers a request schema, which validates the body and describes it in the document. */
export function bodySchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  bodySchemas.add(schema, { id })
  return schema
}
