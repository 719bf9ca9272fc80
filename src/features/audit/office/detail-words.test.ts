import { describe, expect, it } from 'vitest'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { Language } from '#domain/language.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { changedValue, wordValues } from './detail-words.ts'

describe('details of the log', () => {
  it.each<[string, StoredDetails, Language, Record<string, string>]>([
    [
      'events of a webhook',
      { host: 'x.example', events: ['booking-cancelled', 'order-paid'] },
      'de',
      { host: 'x.example', events: 'Buchung storniert, Bestellung bezahlt' },
    ],
    [
      'scopes of a key and its end',
      { name: 'Ledger', scopes: ['dates:read', 'invoices:read'], expires: '2027-01-19' },
      'en',
      { name: 'Ledger', scopes: 'Read dates, Read invoices', expires: 'January\u00a019, 2027' },
    ],
    [
      'dates by their slugs',
      { from: 'fl2d-bad-ischl-2027-01-19', to: 'fl2d-online-2027-03-02-2' },
      'de',
      { from: 'FL2D, 19.\u00a0Jänner 2027', to: 'FL2D, 2.\u00a0März 2027' },
    ],
    ['a mail by its kind', { mail: 'booking-cancelled' }, 'en', { mail: 'Cancellation, to the office' }],
    ['what has no name any more', { events: ['gone'], mail: 'gone' }, 'en', { events: 'gone', mail: 'gone' }],
    ['nothing for nothing', { from: null, expires: null }, 'en', { from: 'none', expires: 'none' }],
  ])('name %s', (_, details, language, words) => {
    expect(wordValues(details, language === 'de' ? german : english, language)).toEqual(words)
  })
})

it.each<[ActionId, string, string, string]>([
  ['date.changed', 'price', '199000', '€1,990.00'],
  ['date.changed', 'language', 'de', 'German'],
  ['date.changed', 'payment', 'invoice', 'Invoice'],
  ['date.changed', 'waitlist', 'true', 'yes'],
  ['date.changed', 'roomUrl', '…', '…'],
  ['date.changed', 'trainerIds', 'null', ''],
  ['webhook.changed', 'events', 'order-paid date-created', 'Order paid, Date created'],
  ['webhook.changed', 'switch', 'off', 'Off'],
  ['webhook.changed', 'address', 'x.example', 'x.example'],
  ['settings.changed', 'bank.iban', 'AT61', 'AT61'],
])('a changed value of %s, %s, is no code: %s', (action, name, stored, shown) => {
  expect(changedValue(action, name, stored, { messages: english, language: 'en' })).toBe(shown)
})
