import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import { type Services, servicesContext } from '#features/context.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { contentContext } from '../context.ts'
import { redirectGaps } from './site-gaps.ts'

beforeAll(() => {
  provideMessages('de', german)
  provideMessages('en', english)
})

it('finds redirects to pages that are not there, and none to other sites', async () => {
  const row = { by: 'Nora Pichler', at: Temporal.Instant.from('2026-11-21T08:30:00Z') }
  const all = [
    { ...row, source: '/alt', target: '/de/weg' },
    { ...row, source: '/old', target: '/en/about-us' },
    { ...row, source: '/shop', target: 'https://shop.example/de/weg' },
  ]
  const context = new RouterContextProvider()
  // Only what the gaps ask for.
  context.set(contentContext, {} as ContentSource)
  context.set(servicesContext, {
    brokenLinks: async (paths: readonly string[]) => paths.filter((path) => path.endsWith('/weg')),
    redirects: { all: async () => all },
  } as unknown as Services)
  expect(await redirectGaps(context)).toEqual([{ kind: 'redirect', language: 'de', label: '/alt', href: '/de/weg' }])
})
