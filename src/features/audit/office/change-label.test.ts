import { expect, it } from 'vitest'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import english from '#i18n/messages/en.json' with { type: 'json' }
import { changeLabel } from './log-table.tsx'

it.each<[ActionId, StoredDetails, string, string]>([
  ['date.changed', {}, 'participantLimit', 'Maximum per booking'],
  ['webhook.changed', {}, 'switch', 'Status'],
  ['settings.changed', { section: 'company' }, 'bank.iban', 'IBAN'],
  ['settings.changed', { section: 'windows' }, 'offerHours', 'Offer from the waitlist: hours'],
  ['settings.changed', { section: 'prices' }, 'exceptions.RS', 'exceptions.RS'],
  ['settings.changed', { section: 'vat' }, 'IT.2027-01-01', 'IT.2027-01-01'],
])('of %s %o names %s as its form does', (action, details, name, label) => {
  expect(changeLabel(english, action, details, name)).toBe(label)
})
