import { ticketField } from '#forms/human/spam-field-names.ts'

/** Each is asked for once; an answer of the server may bring a form with a new one. */
const asked = new WeakSet<HTMLInputElement>()

/**
 * Fetches the signed timestamp of a public form when it is first touched (src/forms/human/spam-fields.tsx): pages are kept for everyone, so none
 * can be in them.
 */
export function fetchTickets(): void {
  document.addEventListener('focusin', ({ target }) => void fetchTicket(target))
  // Someone may have begun to write before this script came.
  void fetchTicket(document.activeElement)
}

async function fetchTicket(target: EventTarget | null): Promise<void> {
  const form = target instanceof Element ? target.closest('form') : null
  const field = form?.querySelector<HTMLInputElement>(`input[type="hidden"][name="${ticketField}"]`)
  if (field?.value !== '' || asked.has(field)) return
  asked.add(field)
  // Without one the server asks: nothing is lost.
  const answer = await fetch('/form-ticket').catch(() => null)
  if (answer?.ok && field.value === '') field.value = await answer.text()
}
