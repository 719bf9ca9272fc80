import { data } from 'react-router'
import type { z } from 'zod'
import { readOfficeForm } from './read-office-form.ts'

/**
 * Reads the named fields of a form and no others: names are paths into an object for the form library, and one that we never gave out could ask
 * for a list of a billion entries. Throws a 400 for a body that is no form.
 */
export async function readNamedForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  names: readonly string[],
): Promise<ReturnType<typeof readOfficeForm<Schema>>> {
  const body = await request.formData().catch(() => null)
  if (!body) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of body) if (typeof value === 'string' && names.includes(name)) form.append(name, value)
  return readOfficeForm(form, schema, names)
}
