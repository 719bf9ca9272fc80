import { honeypotField, ticketField } from './spam-field-names.ts'

/** The form without honeypot and timestamp, for the validation in the browser. */
export function withoutSpamFields(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent) if (name !== ticketField && name !== honeypotField) form.append(name, value)
  return form
}
