import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { z } from 'zod'
import { fieldOf, hasRows, rowNumber } from './form-fields.ts'

/** The new name of an unknown field: no schema has it, so the form is refused and its values are kept. */
const foreignName = 'unexpected'

/** The field of the form library's buttons. */
const intentName = '__intent__'

/** More than any form has. The time that the form library takes grows with the square of the fields: 20,000 of one name block for seconds. */
const maxFields = 2000

/** The form in the body of a request. Throws a 400 for a body that is none, and a 413 for one with more than `maxFields`. */
export async function formBody(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  if ([...form.keys()].length > maxFields) throw data(null, { status: 413 })
  return form
}

/** A form with the fields of its schema under their names. Any other field gets a name that no schema has. */
export function knownFields(body: FormData, schema: z.core.$ZodType): FormData {
  const form = new FormData()
  for (const [name, value] of body) form.append(fieldOf(schema, name) ? name : foreignName, value)
  return form
}

/** A form that the form library has sent, checked by its schema. Throws a 400 for an unknown button. */
export function readForm<Schema extends z.ZodType>(body: FormData, schema: Schema) {
  const pressed = body.getAll(intentName)
  body.delete(intentName)
  const form = knownFields(body, schema)
  const named = pressed.filter((value) => value !== '')
  if (named.length > 0) {
    const button = buttonOf(schema)
    if (!named.every((value) => button.safeParse(value).success)) throw data(null, { status: 400 })
  }
  for (const value of pressed) form.append(intentName, value)
  return parseWithZod(form, { schema })
}

function buttonOf(schema: z.ZodType) {
  const field = z.string().refine((name) => fieldOf(schema, name) !== undefined)
  const rows = z.string().refine((name) => hasRows(schema, name))
  return z
    .string()
    .transform((text, context) => {
      try {
        const parsed: unknown = JSON.parse(text)
        return parsed
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' })
        return z.NEVER
      }
    })
    .pipe(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('validate'), payload: z.strictObject({ name: field }) }),
        z.strictObject({ type: z.literal('insert'), payload: z.strictObject({ name: rows }) }),
        z.strictObject({ type: z.literal('remove'), payload: z.strictObject({ name: rows, index: rowNumber }) }),
      ]),
    )
}
