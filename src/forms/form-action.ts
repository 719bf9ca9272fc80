import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { fieldOf, namesOf, takesSeveral } from './form-fields.ts'
import { formBody, knownFields } from './read-form.ts'
import type { SentForm } from './sent-form.ts'

const secrets = new Set(['password', 'current', 'next', 'code'])

type ReadForm<Value> = { ok: true; value: Value; sent: SentForm } | { ok: false; sent: SentForm }

/** Reads a form by its schema. A field that the schema does not have is refused, and not shown again. */
export function readSentForm<Schema extends z.ZodType>(body: FormData, schema: Schema): ReadForm<z.output<Schema>> {
  const form = new FormData()
  // It chooses between the forms of a screen and belongs to none of them.
  for (const [name, value] of body) if (name !== 'intent') form.append(name, value)
  const submission = parseWithZod(knownFields(form, schema), { schema })
  const errors = submission.status === 'success' ? {} : errorsOf(submission.error ?? {}, schema)
  const sent = { intent: intentOf(body), ...filledIn(form, schema), errors }
  return submission.status === 'success' ? { ok: true, value: submission.value, sent } : { ok: false, sent }
}

function intentOf(body: FormData): string {
  const intent = body.get('intent')
  return typeof intent === 'string' ? intent : ''
}

function filledIn(form: FormData, schema: z.ZodType): Pick<SentForm, 'values' | 'chosen'> {
  const values: Record<string, string> = {}
  const chosen: Record<string, string[]> = {}
  for (const [name, value] of form) {
    const field = fieldOf(schema, name)
    if (!field || typeof value !== 'string' || secrets.has(name)) continue
    values[name] = value
    if (takesSeveral(field)) chosen[name] = [...(chosen[name] ?? []), value]
  }
  return { values, chosen }
}

/** In the order of the schema, which is that of the screen. */
function errorsOf(found: Record<string, string[] | null>, schema: z.ZodType): Record<string, string[]> {
  const names = namesOf(schema)
  const place = (name: string) => names.indexOf(name.split(/[.[]/)[0] ?? '')
  const errors = Object.entries(found).flatMap(([name, keys]) => (keys ? [[name, keys] as const] : []))
  return Object.fromEntries(errors.toSorted(([one], [other]) => place(one) - place(other)))
}

/** The form back to its screen, with what is in the way: 409 where someone else was first or the state has changed, else 422. */
export function refuseForm(
  sent: SentForm,
  why: Partial<Pick<SentForm, 'errors' | 'problem' | 'isStale'>>,
  status = 422,
) {
  // `more` is the additional data of other answers of a screen: without it here, the compiler would take theirs for this one.
  return data<{ sent: SentForm; more?: undefined }>(
    { sent: { ...sent, ...why } },
    { status: why.isStale ? 409 : status },
  )
}

/** Hands a form that is right to `take`, and sends one with mistakes back. Throws a 400 for a body that is no form. */
export async function takeForm<Schema extends z.ZodType, Answer>(
  body: Request | FormData,
  schema: Schema,
  take: (value: z.output<Schema>, sent: SentForm) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof refuseForm>> {
  const read = readSentForm(body instanceof FormData ? body : await formBody(body), schema)
  return read.ok ? await take(read.value, read.sent) : refuseForm(read.sent, {})
}

/** The value of a form without text fields. Throws a 400 for an invalid one: there is nothing to correct. */
export function chosenIn<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const read = readSentForm(form, schema)
  if (!read.ok) throw data(null, { status: 400 })
  return read.value
}

type Forms = Readonly<Record<string, (form: FormData) => unknown>>

/** Hands a form to the one of a screen's forms that its `intent` names. Throws a 400 for a body that is no form, and for any other intent. */
export async function dispatchForm<Screen extends Forms>(
  request: Request,
  forms: Screen,
): Promise<Awaited<ReturnType<Screen[keyof Screen]>>> {
  const form = await formBody(request)
  const intent = intentOf(form)
  const take = Object.hasOwn(forms, intent) ? forms[intent] : undefined
  if (!take) throw data(null, { status: 400 })
  // The compiler does not follow a name into the union of what the forms answer.
  return (await take(form)) as Awaited<ReturnType<Screen[keyof Screen]>>
}
