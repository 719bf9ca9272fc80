import { z } from 'zod'

/** Schemas by the name under which `/api/openapi.json` has them: those of answers, and those of what is sent. */
export const answerSchemas = z.registry<{ id: string }>()
export const bodySchemas = z.registry<{ id: string }>()

/** What an answer holds. Routes are typed by it, the document describes it, and tests hold real answers against it. */
export function answerSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  answerSchemas.add(schema, { id })
  return schema
}

/** What may be sent: checked by it, and described by it. */
export function bodySchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  bodySchemas.add(schema, { id })
  return schema
}
