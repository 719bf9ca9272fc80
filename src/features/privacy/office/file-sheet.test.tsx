import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { FileSheet } from './data-protection-file.tsx'
import { factsOf } from './file-view.ts'

it.each([
  [
    'de',
    german,
    [
      'FL2D, 19.\u00a0Jänner 2027',
      'Flight Level 2 Design',
      '>Storniert<',
      'Österreich',
      'Angelegt: x.example, Buchung storniert',
      '>Widerruf<',
      '>Adressbestätigung<',
    ],
  ],
  [
    'en',
    english,
    [
      'FL2D, January\u00a019, 2027',
      'Flight Level 2 Design',
      '>Cancelled<',
      'Austria',
      'Added: x.example, Booking cancelled',
      '>Withdrawal<',
      '>Address confirmation<',
    ],
  ],
] as const)(
  'names dates, workshops, countries, personal links and events in the file of a person (%s)',
  (language, messages, words) => {
    const entries = [
      { kind: 'participants', row: { workshop: 'fl2d-wien-2027-01-19' } },
      { kind: 'certificates', row: { certification: 'fl2d' } },
      { kind: 'orders', row: { state: 'cancelled', invoice: { city: 'Wien', country: 'AT' } } },
      { kind: 'links', row: { purpose: 'withdrawal' } },
      { kind: 'links', row: { purpose: 'address' } },
      {
        kind: 'log',
        row: { action: 'webhook.added', details: { host: 'x.example', events: ['booking-cancelled'] } },
      },
    ] as const
    const sections = entries.map((entry) => ({
      kind: entry.kind,
      entries: [{ key: entry.kind, facts: factsOf(entry) }],
    }))
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={messages} timeZone="Europe/Vienna">
        <FileSheet sections={sections} />
      </IntlProvider>,
    )
    for (const word of words) expect(html).toContain(word)
  },
)
