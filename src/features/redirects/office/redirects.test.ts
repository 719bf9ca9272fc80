import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { type Services, servicesContext } from '#features/context.ts'
import { type RequestFacts, requestContext } from '#frame/context.ts'
import { type OfficeRequest, officeContext } from '#frame/office/office-context.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { loader } from './redirects.tsx'

beforeAll(() => provideMessages('de', german))

const at = Temporal.Instant.from('2026-11-21T08:30:00Z')
const all = Array.from({ length: 120 }, (_, n) => ({
  source: n < 119 ? `/de/alt-${n}` : '/de/minus-20%',
  target: n < 60 ? '/de/blog' : '/de/workshops',
  by: 'Nora Pichler',
  at,
}))

it.each([
  ['', 50, '/de/alt-0', '/office/redirects?page=2', 120],
  ['?page=3', 20, '/de/alt-100', null, 120],
  ['?text=workshops', 50, '/de/alt-60', '/office/redirects?text=workshops&page=2', 60],
])('shows the redirects of years in pages: %j', async (query, count, first, next, total) => {
  const context = new RouterContextProvider()
  // Only what the list asks for.
  context.set(requestContext, { preferredLanguage: 'de' } as RequestFacts)
  context.set(servicesContext, { redirects: { all: async () => all } } as unknown as Services)
  context.set(officeContext, { service: {} } as unknown as OfficeRequest)
  const request = new Request(`https://site.example/office/redirects${query}`)
  const shown = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  expect([shown.redirects.length, shown.redirects[0]?.source]).toEqual([count, first])
  expect(shown.pages).toMatchObject({ next, total })
})
