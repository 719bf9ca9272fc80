/** Set by the owner (docs/rules/settings.md). The provider's page needs half an hour; texts call the reminder 'about a week before'. */
export const windowFields = {
  /** Hours for which an offer from the waitlist is open. */
  offerHours: wholeNumber({ default: 48, from: 12, to: 336, error: 'officeSettings.errors.offerHours' }),
  /** Minutes for which seats are held for a card payment. */
  paymentMinutes: wholeNumber({ default: 30, from: 30, to: 720, error: 'officeSettings.errors.paymentMinutes' }),
  /** Days before the start at which participants get the practical details. */
  reminderDays: wholeNumber({ default: 7, from: 5, to: 10, error: 'officeSettings.errors.reminderDays' }),
  /** Days until an invoice is due. */
  invoiceDays: wholeNumber({ default: 14, from: 7, to: 60, error: 'officeSettings.errors.invoiceDays' }),
  /** Hours for which seats are held while the booker confirms the address, where required. */
  confirmHours: wholeNumber({ default: 24, from: 2, to: 72, error: 'officeSettings.errors.confirmHours' }),
  /** Seats per network address and 24 hours that can be booked without confirming the e-mail address. */
  seatsPerSender: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same per e-mail address. */
  seatsPerAddress: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same per date. */
  seatsPerDate: wholeNumber({ default: 20, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
}

export type Windows = SectionValue<typeof windowFields>

export const defaultWindows: Windows = defaultsOf(windowFields)

/** A section's fields, each declared once: type, defaults, form, storage and screen follow. Plain data, without the form library. */

export interface WholeNumber {
  default: number
  from: number
  to: number
  /** Message key for every other input. */
  error: string
  /** Whether the field may be empty; the section defines what that means. */
  optional: boolean
}

export function wholeNumber(field: Omit<WholeNumber, 'optional'> & { optional?: true }): WholeNumber {
  return { optional: false, ...field }
}

export type SectionFields = Readonly<Record<string, WholeNumber>>

export type SectionValue<Fields extends SectionFields> = { [Name in keyof Fields]: number }

export function defaultsOf<Fields extends SectionFields>(fields: Fields): SectionValue<Fields> {
  // as: every field has a default, which Object.fromEntries cannot express
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.default]),
  ) as SectionValue<Fields>
}

/** In the order of the form. */
export function namesOf<Fields extends SectionFields>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields)
}
