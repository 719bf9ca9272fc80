import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { OrderChange } from './change-order.tsx'
import { changeView } from './change-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')

it.each([
  ['de', german, 'Wien, Deutsch, noch vorläufig', 'Wien, Deutsch<'],
  ['en', english, 'Vienna, German, still tentative', 'Vienna, German<'],
] as const)(
  'calls a tentative date so in the list of dates to move to (%s)',
  (language, messages, tentative, certain) => {
    const dates = [true, false].map((isTentative) => ({
      date: { ...fl2dInVienna, slug: `tentative-${isTentative}`, tentative: isTentative },
      left: 12,
    }))
    const terms = { all: dates, tariff: defaultTariff, cancellation: defaultCancellation }
    const view = changeView({ order: donauwerkOrder, date: fl2dInVienna }, terms, language, now)
    if (!view) throw new Error('nothing can be changed')
    const Stub = createRoutesStub([{ path: '/', Component: () => <OrderChange view={view} /> }])
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={messages} timeZone="Europe/Vienna">
        <Stub />
      </IntlProvider>,
    )
    expect(html).toContain(tentative)
    expect(html).toContain(certain)
  },
)
