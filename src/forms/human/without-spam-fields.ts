import { honeypotField, ticketField } from './spam-field-names.ts'

/** What someone filled in, for a schema that knows nothing of tickets and traps: for the form library's check in the browser. */
export function withoutSpamFields(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent) if (name !== ticketField && name !== honeypotField) form.append(name, value)
  return form
}
