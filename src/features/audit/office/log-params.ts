import { z } from 'zod'
import { logSubjects } from '#domain/audit/actor.ts'
import { asked, askedText } from '#lists/list-query.ts'

const params = z.object({
  text: askedText,
  kind: asked(z.enum(logSubjects)),
  actor: asked(
    z
      .string()
      .min(1)
      .max(300)
      .refine((actor) => !actor.includes('\0')),
  ),
  about: asked(z.uuid()),
  from: asked(z.iso.date()),
  to: asked(z.iso.date()),
})

export type AskedParams = z.infer<typeof params>

/** What the address of the log asks for. What is not understood is not asked for. */
export function logParamsOf(query: URLSearchParams | FormData): AskedParams {
  return params.parse(Object.fromEntries(query))
}
