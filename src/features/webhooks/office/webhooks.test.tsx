import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import type { Route } from './+types/webhooks'
import Webhooks from './webhooks.tsx'

const webhook = {
  id: 'w-1',
  url: 'https://crm.example/hook',
  events: ['booking-cancelled', 'order-paid'],
  isOn: true,
  deliveredAt: null,
} as const

it('names events in words, not by the type that programs read', () => {
  const loaderData = { idempotencyKey: 'k', webhooks: [{ ...webhook, events: [...webhook.events] }] }
  // as: the screen reads nothing else of what a route gets
  const props = { loaderData } as unknown as Route.ComponentProps
  const Stub = createRoutesStub([{ path: '/', Component: () => <Webhooks {...props} /> }])
  const html = renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="Europe/Vienna" messages={german}>
      <Stub />
    </IntlProvider>,
  )
  expect(html).toContain('Buchung storniert, Bestellung bezahlt')
  expect(html).not.toContain('>booking')
})
