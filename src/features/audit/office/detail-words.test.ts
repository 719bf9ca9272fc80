import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ActionId, actionIds, actions, type Change, type StoredDetails } from '#domain/audit/actions.ts'
import { type Language, languages } from '#domain/language.ts'
import { defaultPrices } from '#domain/pricing/tariff.ts'
import {
  defaultSettings,
  mailParts,
  type SettingsSection,
  type SiteSettings,
  settingsChanges,
  settingsSections,
} from '#domain/settings/site-settings.ts'
import { termNames } from '#domain/workshop/edit-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { replaceableKinds } from '#mails/replaceable-mails.ts'
import { shownChange, wordValues } from './detail-words.ts'
import { changesText } from './log-table.tsx'

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

it('a removed rate has a word in the place of the new one', () => {
  const changes = [{ name: 'DE.2027-01-01', before: '20.5', after: '' }]
  const text = changesText(
    { action: 'settings.changed', details: { section: 'vat', changes } },
    { messages: german, language: 'de' },
  )
  expect(plain(text)).toBe('Deutschland, ab 1. Jänner 2027: 20,5 % → (leer)')
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

type Where = SettingsSection | 'date' | 'webhook' | 'menu'

describe('what was changed', () => {
  /** Every value that an owner can change: what a screen adds and this lacks is a type error or red below. */
  const all: SiteSettings = {
    ...defaultSettings,
    cancellation: { freeDays: 30, partDays: 14, partPercent: 50 },
    prices: { ...defaultPrices, regions: { RS: 2 } },
    vat: { IT: { '2027-01-01': 23 } },
    mails: Object.fromEntries(
      replaceableKinds.map((kind) => [
        kind,
        Object.fromEntries(languages.map((one) => [one, Object.fromEntries(mailParts.map((part) => [part, 'Text']))])),
      ]),
    ),
  }
  /** The seller is in Austria by law, and no screen changes that. */
  const fixed = ['country']
  const settings = settingsSections.flatMap((section) =>
    settingsChanges({}, all[section]).map((change): [ActionId, StoredDetails, Change] => [
      'settings.changed',
      { section },
      change,
    ]),
  )
  const changes: [ActionId, StoredDetails, Change][] = [
    ...settings.filter(([, , { name }]) => !fixed.includes(name)),
    ...termNames.map((name): [ActionId, StoredDetails, Change] => [
      'date.changed',
      {},
      { name, before: '', after: '1' },
    ]),
    ...['address', 'events', 'switch'].map((name): [ActionId, StoredDetails, Change] => [
      'webhook.changed',
      {},
      { name, before: '', after: '1' },
    ]),
  ]

  it('is of these actions', () => {
    // those of a menu are called as its entries are
    const withChanges = actionIds.filter(
      (id) => id !== 'menu.changed' && Object.hasOwn(actions[id]?.shape ?? {}, 'changes'),
    )
    expect([...new Set(changes.map(([action]) => action))].toSorted()).toEqual(withChanges.toSorted())
  })

  it.each(Object.entries({ de: german, en: english }))('names no field by its key (%s)', (language, messages) => {
    const reader = { messages, language: language as Language }
    const byKey = changes.filter(
      ([action, details, change]) => shownChange({ action, details }, change, reader).name === change.name,
    )
    expect(byKey.map(([, , { name }]) => name)).toEqual([])
  })

  it.each<[Where, string, string, string, string]>([
    ['prices', 'seats.flin', '52050', 'Flight Levels Introduction', '€ 520,50'],
    ['prices', 'tickets.fl2d', '199000', 'Ticket für Flight Level 2 Design', '€ 1.990'],
    ['prices', 'packages.realise.3', '750000', 'Flight Levels umsetzen, bis 3 Personen', '€ 7.500'],
    ['prices', 'discover.onSite', '30000', 'Entdecken als Zusatz, vor Ort', '€ 300'],
    ['prices', 'percent.2', '60', 'Region 2, in Prozent', '60 %'],
    ['prices', 'regions.RS', '2', 'Serbien', 'Preisregion 2'],
    [
      'prices',
      'discountMessage',
      'hidden',
      'In der Liste und im Buchungsformular sagen, was Gruppen sparen',
      'nicht angezeigt',
    ],
    ['vat', 'IT.2027-01-01', '23', 'Italien, ab 1. Jänner 2027', '23 %'],
    ['company', 'bank.name', 'Musterbank', 'Bank', 'Musterbank'],
    ['cancellation', 'partDays', 'null', 'Teilbetrag bis so viele Tage vorher', ''],
    ['mails', 'seat-offer.de.subject', 'Da!', 'Angebot von der Warteliste, Deutsch: Betreff', 'Da!'],
    ['prices', 'gone.long.ago', '7', 'gone.long.ago', '7'],
    ['date', 'price', '199000', 'Preis', '€ 1.990'],
    ['date', 'language', 'en', 'Sprache', 'Englisch'],
    ['date', 'payment', 'invoice', 'Bezahlung', 'Rechnung'],
    ['date', 'waitlist', 'true', 'Warteliste', 'ja'],
    ['date', 'trainers', 'Anna Berg,Jonas Krenn', 'Trainer', 'Anna Berg, Jonas Krenn'],
    ['date', 'participantLimit', '6', 'Höchstens pro Buchung', '6'],
    ['webhook', 'events', 'order-paid date-created', 'Ereignisse', 'Bestellung bezahlt, Termin angelegt'],
    ['menu', 'price', '/preise', 'price', '/preise'],
    ['webhook', 'switch', 'off', 'Stand', 'Ausgeschaltet'],
  ])('of %s: %s %s reads ‘%s’ ‘%s’', (where, name, stored, label, value) => {
    const line =
      where === 'date' || where === 'webhook' || where === 'menu'
        ? ({ action: `${where}.changed`, details: {} } as const)
        : ({ action: 'settings.changed', details: { section: where } } as const)
    const change = { name, before: '', after: stored }
    const shown = shownChange(line, change, { messages: german, language: 'de' })
    expect([plain(shown.name), plain(shown.before), plain(shown.after)]).toEqual([label, '', value])
  })
})

describe.each(actionIds.filter((id) => actions[id] !== null))('the words of %s', (id) => {
  /** A format is called by its code on the screen of the exports, too. */
  const codes = Object.entries(actions[id]?.shape ?? {}).flatMap(([name, schema]) => {
    const inner = schema instanceof z.ZodArray ? schema.element : schema
    return inner instanceof z.ZodEnum && name !== 'format'
      ? inner.options.map((code) => [name, `${code}`] as const)
      : []
  })

  it('say each code in words', () => {
    const t = createTranslator({ locale: 'de', messages: german, namespace: 'officeLog.actions' })
    const empty = Object.fromEntries(Object.keys(actions[id]?.shape ?? {}).map((name) => [name, null]))
    const bare = codes.filter(([name, code]) =>
      t(id, wordValues({ ...empty, [name]: name === 'events' || name === 'scopes' ? [code] : code }, german, 'de'))
        .split(/[^\p{L}_:-]+/u)
        .includes(code),
    )
    expect(bare).toEqual([])
  })
})
