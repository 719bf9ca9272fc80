import { z } from 'zod'
import { box, fields, optionalText, requiredBox } from '../form/field.ts'
import { languages } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import {
  type BookingForm,
  bookerFields,
  bookingFormSchema,
  invoiceFields,
  maxParticipants,
  shownGross,
} from './booking-form.ts'

/** A line with a name and an address: 'Anna Maria Huber, anna@post.example', or with tabs as copied from a spreadsheet. */
const person = /^(.+?)\s+([^\s,;<]+)[\s,;<]+([^\s<>,;]+@[^\s<>,;]+)>?$/u
const longestLine = 400
/** No total: nothing is booked before its price was shown. */
const notShown = -1

/** The form with which the office books for someone else (docs/rules/office-bookings.md). Messages are keys of the catalogue. */
export const officeBookingForm = fields({
  /** Generated when the form is opened, so that a repeated submission books once. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  /** The total that the screen showed; empty until it has been shown. */
  shownGross,
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

/**
 * The booking that the form asks for. Refused with the key of a message about `others`, and behind a colon the number of the line as it was typed,
 * empty ones included: `officeDates.book.errors.others:2`.
 */
export function bookingIn({
  others,
  reason: _,
  language: __,
  ...form
}: OfficeBookingForm): Result<{ form: BookingForm }, Refusal> {
  const lines = (others ?? '')
    .split('\n')
    .map((line, index) => ({ number: index + 1, person: line.trim() === '' ? undefined : personIn(line) }))
    .filter(({ person }) => person !== undefined)
  const wrong = lines.find(({ person }) => person === null)
  if (wrong) return refused(`officeDates.book.errors.others:${wrong.number}`)
  const participants = lines.map(({ person }) => person)
  const { shownGross = notShown, ...entered } = form
  const read = bookingFormSchema.safeParse({ ...entered, participants, joinsAgain: true })
  if (read.success) return { outcome: 'done', form: { ...read.data, shownGross } }
  const [issue] = read.error.issues
  const [group, index] = issue?.path ?? []
  const line = group === 'participants' && typeof index === 'number' ? lines[index] : undefined
  const message = issue?.message ?? 'errors.badForm'
  if (!line) return refused(message)
  return refused(`${lineErrors.get(message) ?? 'officeDates.book.errors.others'}:${line.number}`)
}

/** What can be wrong with a person that was read, as a message that names the line. */
const lineErrors = new Map([
  ['validation.emailInvalid', 'officeDates.book.errors.othersEmail'],
  ['validation.emailDuplicate', 'officeDates.book.errors.othersTwice'],
])

function personIn(line: string): { firstName: string; lastName: string; email: string } | null {
  if (line.length > longestLine) return null
  const [, firstName, lastName, email] = person.exec(line.trim()) ?? []
  return firstName && lastName && email ? { firstName, lastName, email } : null
}
