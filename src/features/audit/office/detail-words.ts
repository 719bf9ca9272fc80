import type { ActionId, Change, StoredDetails } from '#domain/audit/actions.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { settingsSections } from '#domain/settings/site-settings.ts'
import type { TermName } from '#domain/workshop/edit-date.ts'
import { settingWords } from '#features/settings/office/setting-words.ts'
import { dateNameOf } from '#features/workshops/office/date-row.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'

/** A scope in words: keys of messages have no colons. */
export const scopeKeys = {
  'dates:read': 'readDates',
  'dates:write': 'writeDates',
  'bookings:read': 'readBookings',
  'bookings:write': 'writeBookings',
  'invoices:read': 'readInvoices',
  'webhooks:read': 'readWebhooks',
  'webhooks:write': 'writeWebhooks',
} as const

type Named = Readonly<Record<string, string>>

/** What fills the words of an action: stored codes by their names, days and dates of workshops as the office shows them. */
export function wordValues(details: StoredDetails, messages: Messages, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => name !== 'changes')
      .map(([name, value]) => [name, detailText(name, value, { messages, language })]),
  )
}

export interface Reader {
  messages: Messages
  language: Language
}

function detailText(name: string, value: StoredDetails[string], { messages, language }: Reader): string {
  switch (name) {
    // what chooses in a message is one word
    case 'work':
      return `${value}`.replaceAll('-', '_')
    case 'mail':
      return named(value, messages.officeMails.kinds)
    case 'events':
      return namesOf(value, messages.officeWebhooks.event)
    case 'scopes':
      return namesOf(
        listOf(value).map((scope) => named(scope, scopeKeys)),
        messages.officeTokens.scopes,
      )
    case 'from':
    case 'to':
    case 'workshop':
    case 'expires':
      return value === null ? 'none' : (dateNameOf(`${value}`, language) ?? dayText(`${value}`, language))
    default:
      return `${value ?? 'none'}`
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

function dayText(value: string, language: Language): string {
  return isoDay.test(value) ? formatDateTime(value, { language }) : value
}

function listOf(value: StoredDetails[string]): string[] {
  return Array.isArray(value) ? value.map(String) : `${value ?? ''}`.split(' ').filter(Boolean)
}

function namesOf(value: StoredDetails[string], names: Named): string {
  return listOf(value)
    .map((code) => named(code, names))
    .join(', ')
}

/** A code that has lost its name stays as it was stored. */
function named(code: StoredDetails[string], names: Named): string {
  const key = `${code}`
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}

/** A change in the words of the screen that makes it: its label, and its values as that screen shows them. What has no label any more stays as it was stored. */
export function shownChange(
  { action, details }: { action: ActionId; details: StoredDetails },
  change: Change,
  { messages, language }: Reader,
): Change {
  const section = settingsSections.find((name) => name === details.section)
  if (action === 'settings.changed')
    return section === undefined ? change : settingWords(section, change, messages, language)
  if (action === 'menu.changed') return change
  const { officeDates, officeWebhooks } = messages
  const labels: Named = action === 'webhook.changed' ? webhookLabels(officeWebhooks) : dateLabels(officeDates.form)
  const value = action === 'webhook.changed' ? webhookValue : dateValue
  const shown = (stored: string) =>
    stored === '' || stored === 'null' ? '' : value(change.name, stored, { messages, language })
  return { name: named(change.name, labels), before: shown(change.before), after: shown(change.after) }
}

function webhookLabels({ address, events, state }: Messages['officeWebhooks']): Named {
  return { address, events, switch: state }
}

function dateLabels(form: Messages['officeDates']['form']): Record<TermName, string> {
  const { language, trainers, trainerIds, price, seats, minimum, limit, waitlistFact, payment, roomUrl } = form
  return {
    ...{ language, trainers, trainerIds, price, seats, minimum, payment, roomUrl },
    participantLimit: limit,
    waitlist: waitlistFact,
  }
}

function webhookValue(name: string, stored: string, { messages }: Reader): string {
  const { event, on, off } = messages.officeWebhooks
  return name === 'events' ? namesOf(stored, event) : named(stored, { on, off })
}

function dateValue(name: string, stored: string, { messages, language }: Reader): string {
  const { yes, no, payments } = messages.officeDates.form
  switch (name) {
    case 'price':
      return formatPrice(Number(stored), language)
    case 'language':
      return isLanguage(stored) ? languageName(stored, language) : stored
    case 'payment':
      return named(stored, payments)
    case 'trainers':
    case 'trainerIds':
      // Arrays are stored with commas alone.
      return stored.split(/,\s*/).join(', ')
    default:
      return named(stored, { true: yes, false: no })
  }
}
