import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'

/** A form that came back: what was filled in and what is wrong with it. Passwords and codes never go back. */
export interface SentForm {
  values: Record<string, string>
  /** Keys of messages, by the name of the field. */
  errors: Record<string, string[]>
  /** What the form as a whole was turned down for. */
  problem?: string
}

const secrets = new Set(['password', 'current', 'next', 'code'])

/** Reads a form by its schema. `paths` are the names that lead into a part of it, 'invoice.street': others than plain words are not read. `intent` only chooses between the forms of a screen and belongs to none of them. */
export function readOfficeForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  paths: readonly string[] = [],
): { ok: true; value: z.output<Schema>; sent: SentForm } | { ok: false; sent: SentForm } {
  const values: Record<string, string> = {}
  const fields = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !secrets.has(name)) values[name] = value
    // Names are paths into an object for the form library: one that we never gave out could ask for a list of a billion entries.
    if (name !== 'intent' && (/^\w+$/.test(name) || paths.includes(name))) fields.append(name, value)
  }
  const submission = parseWithZod(fields, { schema })
  if (submission.status === 'success') return { ok: true, value: submission.value, sent: { values, errors: {} } }
  const errors: Record<string, string[]> = {}
  for (const [name, keys] of Object.entries(submission.error ?? {})) if (keys) errors[name] = keys
  return { ok: false, sent: { values, errors } }
}

/** A form with a new password that is soon guessed. */
export function guessable(sent: SentForm, field: 'password' | 'next'): SentForm {
  return { ...sent, errors: { ...sent.errors, [field]: ['validation.passwordGuessable'] } }
}

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

/** One form of several on a page: its name is in front of the ids of its fields. */
export interface NamedForm {
  name: string
  sent: SentForm
  /** Whether it has just been turned down: then it stays open. */
  isRejected: boolean
}

/** What a field has to know of its form. */
export function fieldsOf({ name, sent }: NamedForm): { idPrefix: string; sent: SentForm } {
  return { idPrefix: name, sent }
}

/**
 * A file that is made while it is sent. Its next part is made when the browser has taken the one before; when nobody takes any more, `parts` are
 * told to end (their `finally`).
 */
export function fileBody(parts: AsyncGenerator<string | Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
