import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { dateNameOf } from '#features/workshops/office/date-name.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'

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

/** Whom details are shown to. */
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

/** A stored value of a changed field as its form shows it. */
export function changedValue(action: ActionId, name: string, value: string, { messages, language }: Reader): string {
  if (value === '' || value === 'null') return ''
  if (action === 'webhook.changed') {
    const { event, on, off } = messages.officeWebhooks
    return name === 'events' ? namesOf(value, event) : named(value, { on, off })
  }
  if (action !== 'date.changed') return value
  const { yes, no, payments } = messages.officeDates.form
  switch (name) {
    case 'price':
      return formatMoney(Number(value), language)
    case 'language':
      return isLanguage(value) ? languageName(value, language) : value
    case 'payment':
      return named(value, payments)
    default:
      return named(value, { true: yes, false: no })
  }
}
