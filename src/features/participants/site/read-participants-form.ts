import { readKnownFields } from '#forms/read-known-fields.ts'

/** What our fields are called. */
const ownName = /^participants\[\d{1,2}\]\.(id|salutation|title|firstName|lastName|email|hasMeal|meal|mealConsent)$/

/** The participant data form of a request; a field that is none of ours makes it wrong. Throws a 400 for a body that is no form. */
export function readParticipantsForm(request: Request): Promise<FormData> {
  return readKnownFields(request, { isOwn: (name) => ownName.test(name) })
}
