import { z } from 'zod'
import { box, fields, optionalText, requiredBox } from '../form/field.ts'
import { languages } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { type BookingForm, bookerFields, bookingFormSchema, invoiceFields, maxParticipants } from './booking-form.ts'

/** A line with a name and an address: 'Anna Maria Huber, anna@post.example', or with tabs as copied from a spreadsheet. */
const person = /^(.+?)\s+([^\s,;<]+)[\s,;<]+([^\s<>,;]+@[^\s<>,;]+)>?$/u
const longestLine = 400

/** The form with which the office books for someone else (docs/rules/office-bookings.md). Messages are keys of the catalogue. */
export const officeBookingForm = fields({
  /** Generated when the form is opened, so that a repeated submission books once. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  /** Of mails and documents. */
  language: z.enum(languages, { error: 'errors.badForm' }),
  booker: bookerFields,
  bookerTakesPart: box(),
  /** The other participants, one a line. */
  others: optionalText(maxParticipants * longestLine),
  invoice: invoiceFields,
  discover: box(),
  declinesRegionalDiscount: box(),
  joinsWaitlist: box(),
  terms: requiredBox('officeDates.book.errors.terms'),
  /** How the order came, for the log. */
  reason: optionalText(500),
})

type OfficeBookingForm = z.output<typeof officeBookingForm>

/** The booking that the form asks for. Refused with the key of a message about the lines of `others`. */
export function bookingIn({
  others,
  reason: _,
  language: __,
  ...form
}: OfficeBookingForm): Result<{ form: BookingForm }, Refusal> {
  const lines = (others ?? '').split('\n').filter((line) => line.trim() !== '')
  const people = lines.map(personIn)
  const participants = people.filter((known) => known !== null)
  const read =
    participants.length === people.length && bookingFormSchema.safeParse({ ...form, participants, joinsAgain: true })
  if (!read) return refused('officeDates.book.errors.others')
  if (read.success) return { outcome: 'done', form: read.data }
  return refused(read.error.issues[0]?.message ?? 'errors.badForm')
}

function personIn(line: string): { firstName: string; lastName: string; email: string } | null {
  if (line.length > longestLine) return null
  const [, firstName, lastName, email] = person.exec(line.trim()) ?? []
  return firstName && lastName && email ? { firstName, lastName, email } : null
}
