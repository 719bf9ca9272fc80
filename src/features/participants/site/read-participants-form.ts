import { formBody } from '#forms/form-body.ts'

/** What our fields are called. Names are paths into an object: those that we never gave out are not followed. */
const ownName = /^participants\[\d{1,2}\]\.(id|salutation|title|firstName|lastName|email|hasMeal|meal|mealConsent)$/

/** The participant data form of a request; a field that is none of ours makes it wrong. Throws a 400 for a body that is no form. */
export async function readParticipantsForm(request: Request): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await formBody(request)) form.append(ownName.test(name) ? name : 'unexpected', value)
  return form
}
