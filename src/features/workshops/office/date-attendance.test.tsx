import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { type ServicePorts, servicePortsContext } from '#features/context.ts'
import { memberContext } from '#frame/office/member-of.ts'
import german from '#i18n/messages/de.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import Attendance, { action } from './date-attendance.tsx'
import { dateRow } from './date-row.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const row = dateRow(
  { date: liveDate(theFl2dInGraz, saturday), confirmed: 0, waiting: 0 } as unknown as Parameters<typeof dateRow>[0],
  saturday,
)
const mira = { id: 'mira', name: 'Mira Mur', company: 'Almwerk', attended: null }

function screen(people: unknown[], hasStarted = true): string {
  // Of all that a route gets, the screen reads these alone.
  const props = { loaderData: { row, people, hasStarted } } as unknown as ComponentProps<typeof Attendance>
  const router = createMemoryRouter([{ path: '/', element: <Attendance {...props} /> }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

describe('the attendance of a date', () => {
  it('is a form for those who are booked', () => {
    expect(screen([mira])).toMatch(/<form.*Mira Mur/s)
  })

  it('records everyone on the list with one button', async () => {
    expect(screen([mira])).toMatch(/<button[^>]*name="everyone"[^>]*>Alle waren da</)
    const noted = new Map<string, boolean>()
    const context = new RouterContextProvider()
    context.set(memberContext, { id: 'vera', name: 'Vera', email: 'vera@site.example', role: 'organiser' })
    const date = liveDate(theFl2dInGraz, saturday.subtract({ hours: 24 * 365 }))
    const [there, away] = ['mira', 'emre'].map((id) => ({ id }))
    const stores = {
      lockWorkshopDate: async () => date,
      registrationsOf: async () => [],
      settings: { current: async () => ({ windows: {} }) },
      ordersOfDate: async () => [{ order: { participants: [there, away] } }],
      dates: {
        attendanceOf: async () => new Map([['mira', false]]),
        noteAttendance: async (all: ReadonlyMap<string, boolean>) => {
          for (const [id, came] of all) noted.set(id, came)
        },
      },
      record: async () => undefined,
      addEffect: async () => undefined,
    }
    // Of all that there is, the screen uses these alone.
    context.set(servicePortsContext, {
      clock: { now: () => saturday },
      reads: { dates: { record: async () => ({ date }) } },
      transactions: { run: (work: (all: typeof stores) => unknown) => work(stores) },
    } as unknown as ServicePorts)
    const body = new URLSearchParams([
      ['named', 'mira'],
      ['named', 'emre'],
      ['shown', 'mira'],
      ['everyone', 'yes'],
    ])
    const request = new Request('https://site.example/office/dates/graz/attendance', { method: 'POST', body })
    await action({ request, params: { date: 'graz' }, context } as unknown as Parameters<typeof action>[0])
    expect([...noted]).toEqual([
      ['mira', true],
      ['emre', true],
    ])
  })

  it('has a notice instead of a form when no one is booked', () => {
    expect(screen([])).not.toContain('<form')
    expect(screen([])).toContain(german.officeDates.attendance.nobody)
    expect(screen([], false)).toContain(german.officeDates.attendance.notYet)
  })
})
