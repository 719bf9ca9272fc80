import { parseWithZod } from '@conform-to/zod/v4'
import { type BookingForm, bookingFormSchema } from '#domain/booking/booking-form.ts'

/** The fields of a form by their names; undefined leaves one out. */
export type SentFields = Record<string, string | undefined>

/** What a browser sends when Lena books for herself and fills in nothing that she need not. */
export const lenaForHerself: SentFields = {
  'booker.firstName': 'Lena',
  'booker.lastName': 'Hofstätter',
  'booker.email': 'lena.hofstaetter@almwerk.example',
  bookerTakesPart: 'on',
  'invoice.street': 'Seilbahngasse 4',
  'invoice.postalCode': '8010',
  'invoice.city': 'Graz',
  'invoice.country': 'AT',
  'invoice.noVatId': 'on',
  terms: 'on',
}

export function sentBooking(changes: SentFields = {}): FormData {
  return sentForm({ ...lenaForHerself, ...changes })
}

export function sentForm(fields: SentFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

/** The fields of a participant at a place of the list, the first at 0. */
export function sentParticipant(place: number, email: string, changes: SentFields = {}): SentFields {
  const person: SentFields = { firstName: 'Mirko', lastName: 'Horvat', email, ...changes }
  return Object.fromEntries(Object.entries(person).map(([name, value]) => [`participants[${place}].${name}`, value]))
}

/** What the schema makes of a form: the booking, or the message keys by field. */
export function checked(form: FormData): { booking: BookingForm | null; errors: Record<string, string[] | null> } {
  const submission = parseWithZod(form, { schema: bookingFormSchema })
  const booking = submission.status === 'success' ? submission.value : null
  return { booking, errors: submission.reply().error ?? {} }
}
