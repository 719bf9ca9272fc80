/**
 * Time windows, set by the owner (docs/rules/settings.md). A payment page of the provider is open for half an hour at least; texts call the
 * reminder 'about a week before'.
 */
export const windowFields = {
  /** Hours that an offer from the waitlist is open. */
  offerHours: wholeNumber({ default: 48, from: 12, to: 336, error: 'officeSettings.errors.offerHours' }),
  /** Minutes that seats are held for someone who pays by card. */
  paymentMinutes: wholeNumber({ default: 30, from: 30, to: 720, error: 'officeSettings.errors.paymentMinutes' }),
  /** Days before the start when participants get the practical details. */
  reminderDays: wholeNumber({ default: 7, from: 5, to: 10, error: 'officeSettings.errors.reminderDays' }),
  /** Days until an invoice is due. */
  invoiceDays: wholeNumber({ default: 14, from: 7, to: 60, error: 'officeSettings.errors.invoiceDays' }),
  /** Hours that seats are held until the booker has confirmed the address, where that is asked for. */
  confirmHours: wholeNumber({ default: 24, from: 2, to: 72, error: 'officeSettings.errors.confirmHours' }),
  /** Seats in 24 hours that may be booked without confirming the address: from one network address. */
  seatsPerSender: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same for one e-mail address. */
  seatsPerAddress: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same on one date. */
  seatsPerDate: wholeNumber({ default: 20, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
}

export type Windows = SectionValue<typeof windowFields>

export const defaultWindows: Windows = defaultsOf(windowFields)

/*
 * What a settings section consists of, declared once for each field. The type of its value, its defaults, its form, its stored shape and its
 * screen follow from that (section.ts, section-screen.tsx). Plain data: every page has the defaults, and none needs the form library for them.
 */

/** A whole number within limits. */
export interface WholeNumber {
  default: number
  from: number
  to: number
  /** Key of the message for everything else. */
  error: string
  /** The field may be empty; the section defines its meaning. */
  optional: boolean
}

export function wholeNumber(field: Omit<WholeNumber, 'optional'> & { optional?: true }): WholeNumber {
  return { optional: false, ...field }
}

export type SectionFields = Readonly<Record<string, WholeNumber>>

/** What a section's fields hold. */
export type SectionValue<Fields extends SectionFields> = { [Name in keyof Fields]: number }

/** The value while no one has set anything. */
export function defaultsOf<Fields extends SectionFields>(fields: Fields): SectionValue<Fields> {
  // each field has its default, which Object.fromEntries cannot tell
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.default]),
  ) as SectionValue<Fields>
}

/** The names of the fields, in the order of the form. */
export function namesOf<Fields extends SectionFields>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields)
}
