import { data } from 'react-router'
import { z } from 'zod'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { formBody } from '#forms/form-body.ts'

const { booker, invoice, participants, ...others } = bookingFormSchema.shape
const namesBelow = (part: string, fields: object) => Object.keys(fields).map((name) => `${part}.${name}`)

/** Names that the booking form gives its fields, and the one of the form library's buttons. */
const ownNames = new Set([
  '__intent__',
  ...Object.keys(others),
  ...namesBelow('booker', booker.shape),
  ...namesBelow('invoice', invoice.shape),
])
const participantNames = new Set(Object.keys(participants.unwrap().element.shape))

/** More than the schema allows, so that it can say so, and few enough to be shown again. */
const maxRead = 250

/** What any other field is called from here on: no schema knows it, so the form is refused and its values are kept. */
const foreignName = 'unexpected'

/**
 * The booking form of a request. Names are paths into an object: one that we never gave out could ask for a list of a billion entries,
 * or put a word where a list belongs, so it is not followed. Throws a 400 for a body that is no form, and for a button that is none of ours.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await formBody(request)) form.append(isOwnName(name) ? name : foreignName, value)
  if (!form.getAll('__intent__').every(isIntent)) throw data(null, { status: 400 })
  return form
}

function isOwnName(name: string): boolean {
  if (ownNames.has(name)) return true
  const [, index, field = ''] = /^participants\[(\d{1,3})\]\.([a-zA-Z]+)$/.exec(name) ?? []
  return index !== undefined && Number(index) < maxRead && participantNames.has(field)
}

/** What our buttons say, as the form library writes it down. It takes the shape for granted. */
const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('validate'), payload: z.strictObject({ name: z.string().refine(isOwnName) }) }),
  z.strictObject({ type: z.literal('insert'), payload: z.strictObject({ name: z.literal('participants') }) }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: z.literal('participants'), index: z.int().min(0).max(maxRead) }),
  }),
])

function isIntent(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false
  if (value === '') return true
  try {
    return intentSchema.safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}
