import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import Attendance from './date-attendance.tsx'
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

  it('has a notice instead of a form when no one is booked', () => {
    expect(screen([])).not.toContain('<form')
    expect(screen([])).toContain(german.officeDates.attendance.nobody)
    expect(screen([], false)).toContain(german.officeDates.attendance.notYet)
  })
})
