import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { type ServicePorts, type Services, servicePortsContext, servicesContext } from '#features/context.ts'
import { clockContext, type RequestFacts, requestContext } from '#frame/context.ts'
import { memberContext } from '#frame/office/member-of.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { loader } from './book-for.tsx'

beforeAll(() => provideMessages('de', german))

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const prices = { discover: { onSite: 300_00, online: 200_00 } }

it.each([
  ['fl2d', 'on-site', 300_00],
  ['fl2d', 'online', 200_00],
  ['flin', 'online', null],
] as const)(
  'offers Discover with its price, and only where the workshop has it: %s %s',
  async (certification, delivery, price) => {
    const date = { ...liveDate(theFl2dInGraz, saturday), certification, delivery }
    const record = { date, taken: 0, confirmed: 0, waiting: 0, offered: 0, parties: [], log: [] }
    const clock = { now: () => saturday }
    const context = new RouterContextProvider()
    context.set(memberContext, { id: 'vera', name: 'Vera', email: 'vera@site.example', role: 'organiser' })
    context.set(clockContext, clock)
    // Only what the form asks for.
    context.set(requestContext, { preferredLanguage: 'de' } as RequestFacts)
    context.set(servicesContext, { settings: { current: async () => ({ prices }) } } as unknown as Services)
    const reads = { dates: { record: async () => record } }
    context.set(servicePortsContext, { clock, reads } as unknown as ServicePorts)
    const args = { params: { date: date.slug }, context } as unknown as Parameters<typeof loader>[0]
    expect((await loader(args)).discoverPrice).toBe(price)
  },
)
