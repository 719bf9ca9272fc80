import { data } from 'react-router'
import { z } from 'zod'
import { bookerFields, invoiceFields } from '#domain/booking/booking-form.ts'
import { packageFormSchemas, ticketFormSchema } from '#domain/purchase/purchase-form.ts'
import { formBody } from '#forms/form-body.ts'

const namesBelow = (part: string, fields: object) => Object.keys(fields).map((name) => `${part}.${name}`)

/** Names that the forms for tickets and packages give their fields, and the one of the form library's buttons. */
const ownNames = new Set([
  '__intent__',
  ...Object.keys(ticketFormSchema.shape),
  ...Object.keys(packageFormSchemas.now.shape),
  ...namesBelow('booker', bookerFields.shape),
  ...namesBelow('invoice', invoiceFields.shape),
])

const intentSchema = z.strictObject({
  type: z.literal('validate'),
  payload: z.strictObject({ name: z.string().refine((name) => ownNames.has(name)) }),
})

/**
 * A form for tickets or a package. Names are paths into an object: those that we never gave out are not followed, and make the form wrong.
 * Throws a 400 for a body that is no form, and for a button that is none of ours.
 */
export async function readPurchaseForm(request: Request): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await formBody(request)) form.append(ownNames.has(name) ? name : 'unexpected', value)
  if (!form.getAll('__intent__').every(isIntent)) throw data(null, { status: 400 })
  return form
}

function isIntent(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false
  if (value === '') return true
  try {
    return intentSchema.safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}
