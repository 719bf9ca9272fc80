import { bookerFields, invoiceFields } from '#domain/booking/booking-form.ts'
import { packageFormSchemas, ticketFormSchema } from '#domain/purchase/purchase-form.ts'
import { intentName, namesBelow, readKnownFields } from '#forms/read-known-fields.ts'

/** Names that the forms for tickets and packages give their fields, and the one of the form library's buttons. */
const ownNames = new Set([
  intentName,
  ...Object.keys(ticketFormSchema.shape),
  ...Object.keys(packageFormSchemas.now.shape),
  ...namesBelow('booker', bookerFields),
  ...namesBelow('invoice', invoiceFields),
])

/** A form for tickets or a package. Throws a 400 for a body that is no form, and for a button that is none of ours. */
export function readPurchaseForm(request: Request): Promise<FormData> {
  return readKnownFields(request, { isOwn: (name) => ownNames.has(name) })
}
