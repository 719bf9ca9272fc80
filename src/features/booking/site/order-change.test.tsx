import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { quoteForFewer } from '#domain/pricing/quote-for-fewer.ts'
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

it('offers to cancel each of several people, with what the order costs then', () => {
  const terms = { all: [], tariff: defaultTariff, cancellation: defaultCancellation }
  const four = {
    ...donauwerkOrder,
    participants: [...donauwerkOrder.participants, ...donauwerkOrder.participants.slice(2)],
    quote: quoteForFewer(donauwerkOrder.quote, { participants: 4, introductions: 1 }),
  }
  const offers = (order: typeof donauwerkOrder) =>
    changeView({ order, date: fl2dInVienna }, terms, 'de', now)?.leave.map(({ name, gross }) => [name, gross])
  expect(offers(four)?.slice(0, 3)).toEqual([
    ['Sabine Wurzinger', 4870_80],
    ['Emre Yildiz', 4776_00],
    ['Dr. Lena Hofstätter', 4870_80],
  ])
  expect(offers({ ...donauwerkOrder, participants: donauwerkOrder.participants.slice(0, 1) })).toEqual([])
})
