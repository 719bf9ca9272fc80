import { z } from 'zod'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { intentName, namesBelow, readKnownFields } from '#forms/read-known-fields.ts'

const { booker, invoice, participants, ...others } = bookingFormSchema.shape

/** Names that the booking form gives its fields, and the one of the form library's buttons. */
const ownNames = new Set([
  intentName,
  ...Object.keys(others),
  ...namesBelow('booker', booker),
  ...namesBelow('invoice', invoice),
])
const participantNames = new Set(Object.keys(participants.unwrap().element.shape))

/** More than the schema allows, so that it can say so, and few enough to be shown again. */
const maxRead = 250

const buttons = [
  z.strictObject({ type: z.literal('insert'), payload: z.strictObject({ name: z.literal('participants') }) }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: z.literal('participants'), index: z.int().min(0).max(maxRead) }),
  }),
]

/** The booking form of a request. Throws a 400 for a body that is no form, and for a button that is none of ours. */
export function readForm(request: Request): Promise<FormData> {
  return readKnownFields(request, { isOwn: isOwnName, buttons })
}

function isOwnName(name: string): boolean {
  if (ownNames.has(name)) return true
  const [, index, field = ''] = /^participants\[(\d{1,3})\]\.([a-zA-Z]+)$/.exec(name) ?? []
  return index !== undefined && Number(index) < maxRead && participantNames.has(field)
}
