import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'

/** A form as it is shown again: what stands in its fields and what is wrong with them, by the names of the fields. */
export interface SentForm {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string[]>>
}

export type ReadOfficeForm<T> = { ok: true; value: T; sent: SentForm } | { ok: false; sent: SentForm }

/**
 * Reads the named fields of a form and no others: names are paths into an object for the form library, and are not followed where we never gave
 * them out. Throws a 400 for a body that is no form.
 */
export async function readOfficeForm<S extends z.ZodType>(
  request: Request,
  schema: S,
  names: readonly string[],
): Promise<ReadOfficeForm<z.output<S>>> {
  const body = await request.formData().catch(() => null)
  if (!body) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of body) if (typeof value === 'string' && names.includes(name)) form.append(name, value)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { ok: true, value: submission.value, sent: { values, errors: {} } }
  const errors: Record<string, string[]> = {}
  for (const [name, keys] of Object.entries(submission.error ?? {})) if (keys) errors[name] = keys
  return { ok: false, sent: { values, errors } }
}
