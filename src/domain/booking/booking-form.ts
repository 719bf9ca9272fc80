import { z } from 'zod'
import { isCountry } from '../company.ts'
import { box, emailField, fields, optionalLine, optionalText, requiredBox, requiredLine } from '../form/field.ts'
import { emailKey, salutations } from '../participant/participant.ts'
import { isEuCountry } from '../tax/tax.ts'
import { countryOfVatId, isVatId, normaliseVatId } from '../tax/vat-id.ts'

/** The booking form (docs/product.md#booking-form). Cross-field checks run even when fields are invalid (`when`): all errors at once. */

/** More than any workshop has seats: a longer list is an attack or a mistake and is not parsed further. */
export const maxParticipants = 50

const person = {
  salutation: z.enum(salutations, { error: 'validation.salutation' }).optional(),
  title: optionalLine(40),
  firstName: requiredLine('validation.firstName', 80),
  lastName: requiredLine('validation.lastName', 80),
  email: emailField(),
}

export const bookerFields = fields({ ...person, phone: optionalLine(40), notes: optionalText() })

export const participantFields = fields({ ...person, addsIntroduction: box() })

export const invoiceFields = fields({
  company: optionalLine(),
  department: optionalLine(),
  street: requiredLine('validation.street'),
  postalCode: requiredLine('validation.postalCode', 20),
  city: requiredLine('validation.city'),
  country: z.string({ error: 'validation.country' }).refine(isCountry, 'validation.country'),
  vatId: optionalLine(20).transform((value) => (value === undefined ? undefined : normaliseVatId(value))),
  noVatId: box(),
}).superRefine(checkVatId, { when: () => true })

/** The total beside the order button, in cents; empty where no script has calculated it (docs/rules/pricing.md). */
export const shownGross = z
  .string()
  .regex(/^\d{1,12}$/, 'errors.badForm')
  .transform(Number)
  .optional()

export const bookingFormSchema = fields({
  /** Generated when the form is opened, so that a repeated submission books once (docs/rules/capacity.md). */
  idempotencyKey: optionalLine(64),
  shownGross,
  /** Days, hours and city that the page showed (`shownSchedule`). At others nothing is booked (docs/rules/pricing.md). */
  shownDate: optionalLine(1000),
  /** Slug of the selected date. Only the date of the page can be booked (docs/rules/forms.md). */
  date: optionalLine(),
  booker: bookerFields,
  bookerTakesPart: box(),
  bookerAddsIntroduction: box(),
  participants: z.array(participantFields).max(maxParticipants, 'validation.participantsTooMany').default([]),
  invoice: invoiceFields,
  /** Discover for all participants (docs/rules/pricing.md). */
  discover: box(),
  declinesRegionalDiscount: box(),
  /** Asks for a place on the waitlist instead of a booking. */
  joinsWaitlist: box(),
  /** Confirms a further registration although the address is already on the waitlist. */
  joinsAgain: box(),
  newsletter: box(),
  terms: requiredBox('validation.terms'),
}).superRefine(checkParticipants, { when: () => true })

export type BookingForm = z.infer<typeof bookingFormSchema>
export type BookingFormInput = z.input<typeof bookingFormSchema>

type Loose<T> = { [K in keyof T]?: unknown }
type Report = { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }

/**
 * 'The VAT id is required unless the no VAT id checkbox is ticked' (docs/product.md#booking-form). An EU VAT id must have the format of its country
 * (docs/product.md#booking-form) and belong to the country of the invoice address, because both decide who owes the tax.
 */
function checkVatId(value: Loose<BookingForm['invoice']>, report: Report) {
  if (!value || value.noVatId === true) return
  const fail = (message: string) => report.addIssue({ code: 'custom', path: ['vatId'], message })
  const { country, vatId } = value
  if (typeof vatId !== 'string') {
    if (vatId === undefined) fail('validation.vatId')
    return
  }
  if (typeof country !== 'string' || !isEuCountry(country)) return
  const prefix = countryOfVatId(vatId)
  if (prefix && prefix !== country) fail('validation.vatIdCountry')
  else if (!isVatId(vatId)) fail('validation.vatIdInvalid')
}

/** At least one participant, and no duplicate e-mail address, including the booker's when they take part (docs/product.md#booking-form). */
function checkParticipants(value: Loose<BookingForm>, report: Report) {
  if (!value) return
  const list: unknown[] = Array.isArray(value.participants) ? value.participants : []
  if (value.bookerTakesPart !== true && list.length === 0) {
    report.addIssue({ code: 'custom', path: ['participants'], message: 'validation.participants' })
  }
  reportTranslations(list, value.bookerTakesPart === true ? emailOf(value.booker) : undefined, report)
}

/**
 * 'Please use e-mail only once' (docs/product.md#booking-form), reported at each repeated address. `taken` is an address used elsewhere in the form.
 */
export function reportTranslations(list: readonly unknown[], taken: string | undefined, report: Report) {
  const seen = new Set(taken ? [taken] : [])
  for (const [index, entry] of list.entries()) {
    const email = emailOf(entry)
    if (!email) continue
    if (seen.has(email)) {
      report.addIssue({ code: 'custom', path: ['participants', index, 'email'], message: 'validation.emailDuplicate' })
    }
    seen.add(email)
  }
}

function emailOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('email' in entry)) return undefined
  return typeof entry.email === 'string' && entry.email.trim() ? emailKey(entry.email) : undefined
}
