import { useTranslations } from 'use-intl'
import type { ApiScope } from '#domain/api/api-key.ts'

/** A scope in words: keys of messages have no colons. */
const names = {
  'dates:read': 'readDates',
  'dates:write': 'writeDates',
  'bookings:read': 'readBookings',
  'bookings:write': 'writeBookings',
  'invoices:read': 'readInvoices',
  'webhooks:read': 'readWebhooks',
  'webhooks:write': 'writeWebhooks',
} as const satisfies Record<ApiScope, string>

export function useScopeName() {
  const t = useTranslations('officeTokens')
  return (scope: ApiScope) => t(`scopes.${names[scope]}`)
}
