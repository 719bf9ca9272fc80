import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { plainSpaces } from '#i18n/format-dates.ts'
import german from '#i18n/messages/de.json'
import type { Route } from './+types/webhooks'
import Webhooks from './webhooks.tsx'

const webhook = {
  id: 'w-1',
  url: 'https://crm.example/hook',
  events: ['booking-cancelled', 'order-paid'],
  isOn: true,
  failingSince: null,
  deliveredAt: null,
} as const

function screen(changes = {}): string {
  const loaderData = { idempotencyKey: 'k', webhooks: [{ ...webhook, events: [...webhook.events], ...changes }] }
  // as: the screen reads nothing else of what a route gets
  const props = { loaderData } as unknown as Route.ComponentProps
  const Stub = createRoutesStub([{ path: '/', Component: () => <Webhooks {...props} /> }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="Europe/Vienna" messages={german}>
      <Stub />
    </IntlProvider>,
  )
}

it('names events in words, not by the type that programs read', () => {
  expect(screen()).toContain('Buchung storniert, Bestellung bezahlt')
  expect(screen()).not.toContain('>booking')
})

it('shows since when a webhook that is on has accepted nothing', () => {
  expect(plainSpaces(screen({ failingSince: '2026-11-24T08:30:00Z' }))).toContain(
    'Nimmt seit 24. November 2026, 09:30 Uhr nichts an',
  )
})
