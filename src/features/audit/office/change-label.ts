import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { Messages } from '#i18n/catalogue.ts'

/** The label of a changed field in the form that changes it; the stored name of a field that no form has. */
export function changeLabel(messages: Messages, action: ActionId, details: StoredDetails, name: string): string {
  const labels = labelsOf(messages, action, details)
  // 'bank.iban' is the field `iban` of its form
  return labels[name] ?? labels[name.split('.').at(-1) ?? ''] ?? name
}

function labelsOf(messages: Messages, action: ActionId, { section }: StoredDetails): Readonly<Record<string, string>> {
  const { officeDates, officeSettings, officeWebhooks } = messages
  if (action === 'date.changed') {
    const { language, trainers, trainerIds, price, seats, minimum, limit, waitlistFact, payment, roomUrl } =
      officeDates.form
    const own = { participantLimit: limit, waitlist: waitlistFact }
    return { language, trainers, trainerIds, price, seats, minimum, payment, roomUrl, ...own }
  }
  if (action === 'webhook.changed') {
    const { address, events, state } = officeWebhooks
    return { address, events, switch: state }
  }
  const fields = {
    company: officeSettings.company,
    windows: officeSettings.windows,
    prices: officeSettings.prices,
    cancellation: officeSettings.cancellation,
  }
  // hasOwn does not narrow the type of its key
  return action === 'settings.changed' && Object.hasOwn(fields, `${section}`)
    ? fields[section as keyof typeof fields].fields
    : {}
}
