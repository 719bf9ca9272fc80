import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type ServicePorts, servicePortsContext } from '#features/context.ts'
import { memberContext } from '#frame/office/member-of.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { action } from './date-series.tsx'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const date = liveDate(theFl2dInGraz, saturday)
let saved = 0

async function send(fields: Record<string, string>, version = date.version): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(memberContext, { id: 'vera', name: 'Vera', email: 'vera@site.example', role: 'organiser' })
  // Of all that there is, the screen uses these alone.
  context.set(servicePortsContext, {
    clock: { now: () => saturday },
    reads: { dates: { record: async () => ({ date: { ...date, version } }) } },
    transactions: {
      run: async () => {
        saved += 1
        return { outcome: 'done', slug: 'graz' }
      },
    },
  } as unknown as ServicePorts)
  const idempotencyKey = '6b0e8a7c-3f3d-4c56-9c0a-7f4d0f6a1c11'
  const body = new URLSearchParams({ idempotencyKey, everyWeeks: '4', times: '2', ...fields })
  const request = new Request('https://site.example/office/dates/graz/series', { method: 'POST', body })
  return action({ request, params: { date: 'graz' }, context } as unknown as Parameters<typeof action>[0])
}

it('lists every day with its hours before anything is saved', async () => {
  const first = await send({})
  expect(first).toMatchObject({ data: { series: [{ sessions: date.sessions.map(() => ({})) }, {}] } })
  expect(saved).toBe(0)
  const { shown } = (first as { data: { shown: string } }).data

  expect(await send({ shown, times: '3' }), 'another series').toMatchObject({ data: { series: [{}, {}, {}] } })
  expect(await send({ shown }, date.version + 1), 'a date that has moved').toMatchObject({ data: { series: [{}, {}] } })
  expect(saved).toBe(0)

  expect(await send({ shown })).toMatchObject({ status: 303 })
  expect(saved).toBe(1)
})
