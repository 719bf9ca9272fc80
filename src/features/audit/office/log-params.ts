import { z } from 'zod'
import { logSubjects } from '#domain/audit/actor.ts'

const optional = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

const params = z.object({
  text: optional(z.string().trim().min(1).max(200)),
  kind: optional(z.enum(logSubjects)),
  actor: optional(
    z
      .string()
      .min(1)
      .max(300)
      .refine((actor) => !actor.includes('\0')),
  ),
  about: optional(z.uuid()),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
})

export type AskedParams = z.infer<typeof params>

/** What the address of the log asks for. What is not understood is not asked for. */
export function logParamsOf(query: URLSearchParams | FormData): AskedParams {
  return params.parse(Object.fromEntries(query))
}
