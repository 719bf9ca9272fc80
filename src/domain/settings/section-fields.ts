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
