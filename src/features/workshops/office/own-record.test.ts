import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/office/member.ts'
import { type ServicePorts, servicePortsContext } from '#features/context.ts'
import { memberContext } from '#frame/office/member-of.ts'
import type { Reads } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFlclInSalzburg } from '#seed/workshop-dates.ts'
import { bookableRecord, organisersRecord, ownRecord } from './own-record.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const theresas = { ...liveDate(theFl2dInGraz, saturday), trainerIds: ['theresa'] }
const calledOff = { ...theresas, slug: 'called-off', calledOff: true }
const aoifes = liveDate(theFlclInSalzburg, saturday)

/** The context of a request by someone with this role, who was let in. */
function contextOf(role: Role, { id = 'theresa', name = 'Theresa Moosbrugger' } = {}) {
  const context = new RouterContextProvider()
  context.set(memberContext, { id, name, email: 'theresa@flightlevels.example', role })
  const record: Reads['dates']['record'] = async (slug) => {
    const date = [theresas, calledOff, aoifes].find((one) => one.slug === slug)
    return date ? { date, taken: 0, confirmed: 0, waiting: 0, offered: 0, parties: [], log: [] } : null
  }
  const ports = { clock: { now: () => saturday }, reads: { dates: { record } } }
  context.set(servicePortsContext, ports as unknown as ServicePorts)
  return context
}

/** What the door answers: the slug of the date, or the status. */
const answer = (record: ReturnType<typeof ownRecord>) =>
  record.then(
    ({ record: { date } }) => date.slug,
    (thrown: { status?: number; init?: { status?: number } }) => thrown.init?.status ?? thrown.status,
  )

describe('who sees a date of the office', () => {
  it.each<[string, Role, string, string | number]>([
    ['a trainer her own', 'trainer', theresas.slug, theresas.slug],
    ['a trainer no one else’s', 'trainer', aoifes.slug, 404],
    ['an organiser each', 'organiser', aoifes.slug, aoifes.slug],
    ['an owner each', 'owner', aoifes.slug, aoifes.slug],
    ['no one a missing one', 'organiser', 'no-such-date', 404],
  ])('%s', async (_, role, slug, expected) => {
    expect(await answer(ownRecord(contextOf(role), slug))).toBe(expected)
  })

  it('shows a second account of the same name nothing, and the same account under another name its own', async () => {
    expect(await answer(ownRecord(contextOf('trainer', { id: 'the other Theresa' }), theresas.slug))).toBe(404)
    expect(await answer(ownRecord(contextOf('trainer', { name: 'Theresa Huber' }), theresas.slug))).toBe(theresas.slug)
  })

  it('leads from a form for a cancelled date, as in a second tab, to the page of that date', async () => {
    const thrown: unknown = await bookableRecord(contextOf('organiser'), calledOff.slug).catch((answer) => answer)
    expect(thrown).toMatchObject({ status: 303 })
    expect((thrown as Response).headers.get('location')).toBe(`/office/dates/${calledOff.id}`)
    expect(await answer(bookableRecord(contextOf('organiser'), theresas.slug))).toBe(theresas.slug)
  })

  it('and who changes it: an organiser each that is there', async () => {
    expect(await answer(organisersRecord(contextOf('organiser'), theresas.slug))).toBe(theresas.slug)
    expect(await answer(organisersRecord(contextOf('organiser'), 'no-such-date'))).toBe(404)
  })
})
