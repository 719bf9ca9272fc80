import type { BookingForm } from '#domain/booking/booking-form.ts'

/** A booking form as a browser sends it: `booker.email=…&participants[0].email=…&terms=on`. */
export function formFields(form: BookingForm): URLSearchParams {
  return new URLSearchParams(fieldsOf(form, ''))
}

function fieldsOf(value: unknown, name: string): [string, string][] {
  if (value === undefined || value === false) return []
  if (value === true) return [[name, 'on']]
  if (Array.isArray(value)) return value.flatMap((entry, index) => fieldsOf(entry, `${name}[${index}]`))
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, entry]) => fieldsOf(entry, name ? `${name}.${key}` : key))
}
