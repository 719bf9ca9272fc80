import { data } from 'react-router'
import { z } from 'zod'
import { formBody } from '#forms/form-answer.ts'

interface FormNames {
  /** Whether a field of the form is called so. */
  isOwn(name: string): boolean
  /** What its buttons say besides 'validate', as the form library writes it down. It takes the shape for granted. */
  buttons?: readonly z.ZodType[]
}

/** The new name of an unknown field: no schema has it, so the form is refused and its values are kept. */
const foreignName = 'unexpected'

/** The field of the form library's buttons. */
export const intentName = '__intent__'

/** The names of the fields of a part: 'booker.email'. */
export function namesBelow(part: string, { shape }: { shape: object }): string[] {
  return Object.keys(shape).map((name) => `${part}.${name}`)
}

/**
 * A form that the form library has sent. Names are paths into an object: one that we never gave out could ask for a list of a billion entries,
 * or put a word where a list belongs, so it is not followed. Throws a 400 for a body that is no form, and for a button that is none of ours.
 */
export async function readKnownFields(request: Request, { isOwn, buttons = [] }: FormNames): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await formBody(request)) form.append(isOwn(name) ? name : foreignName, value)
  const validate = z.strictObject({
    type: z.literal('validate'),
    payload: z.strictObject({ name: z.string().refine(isOwn) }),
  })
  const isIntent = (value: FormDataEntryValue) => value === '' || isOneOf([validate, ...buttons], value)
  if (!form.getAll(intentName).every(isIntent)) throw data(null, { status: 400 })
  return form
}

function isOneOf(schemas: readonly z.ZodType[], value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false
  try {
    const parsed: unknown = JSON.parse(value)
    return schemas.some((schema) => schema.safeParse(parsed).success)
  } catch {
    return false
  }
}
