import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentMailOn } from '#features/mail-log/store/mail-log.ts'
import { runningReadsOn } from '#features/operations/store/running.ts'
import { processName } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { patience } from '../helpers/patience.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const thrown = (error: Error) => {
  throw error
}
const graz = liveDate(theFl2dInGraz, saturday)

describe('how the program is doing', () => {
  let url: string
  let world: BookingWorld
  const now = () => runningReadsOn(world.database.db, async () => []).running()
  beforeAll(async () => {
    url = await freshDatabase({ withWorld: true })
    world = await openBookingWorld(await openServer(url, thrown, { name: processName(false) }))
  })
  afterAll(() => world.close())

  it('counts the processes that do jobs by their connections, as long as those last', async () => {
    expect((await now()).workers).toBe(0)
    const workers = [processName(true), processName(true)].map((name) =>
      openServer(url, thrown, { name, asItIs: true }),
    )
    const [one, other] = await Promise.all(workers)
    // a connection that nothing is asked of for a while is closed
    await vi.waitFor(async () => {
      for (const worker of [one, other]) await worker?.jobs.executeSql('select 1')
      expect((await now()).workers).toBe(2)
    }, patience)
    await one?.close()
    // the server notices a moment after the connection has gone
    await vi.waitFor(async () => {
      await other?.jobs.executeSql('select 1')
      expect((await now()).workers).toBe(1)
    }, patience)
    await other?.close()
  })

  it('does not know who works where connections have a name of their own', async () => {
    const ours = new URL(url)
    ours.searchParams.set('application_name', 'ours')
    const named = await openServer(ours.href, thrown, { name: processName(true), asItIs: true })
    expect((await runningReadsOn(named.db, async () => []).running()).workers).toBeNull()
    await named.close()
  })

  it('is alone with the embedded database, and works or does not', async () => {
    const own = await freshEmbedded({ name: processName(true) })
    const [{ workers } = { workers: null }] = (
      await own.jobs.executeSql(
        `select count(*)::int as workers from pg_stat_activity where application_name like 'flightdeck worker %'`,
      )
    ).rows
    expect(workers).toBe(1)
    await own.close()
  })

  it('knows what failed with mails since the last one that left', async () => {
    const mails = sentMailOn(world.database.db)
    const at = (minutes: number) => saturday.add({ minutes })
    const triedMail = (key: string, minutes: number) => ({
      key,
      effect: { kind: 'new-booking', orderId: randomUUID() } as const,
      to: { name: '', email: 'office@flightlevels.example' },
      subject: 'A booking',
      at: at(minutes),
    })
    await mails.failed(triedMail('before', 0), 'Connection timeout')
    await mails.add(triedMail('sent', 1))
    expect((await now()).mailErrors).toEqual([])
    await mails.failed(triedMail('one', 2), 'connect ECONNREFUSED')
    await mails.failed(triedMail('another', 3), 'Greeting never received')
    expect((await now()).mailErrors).toEqual(['Greeting never received', 'connect ECONNREFUSED'])
  })

  it('counts what was booked in the last minute', async () => {
    expect((await now()).bookings).toBe(0)
    const form = bookingParty('Donauwerk', 2)
    const placed = await world.book({ workshop: graz.slug, form }, { now: Temporal.Now.instant() })
    expect(placed).toMatchObject({ kind: 'order' })
    expect((await now()).bookings).toBe(1)
  })

  it('reports how long an expired hold has waited for its release, and ignores active ones', async () => {
    const end = (at: Temporal.Instant) =>
      world.database.db.transaction((tx) => world.addEffect(tx, { kind: 'end-hold', registrationId: randomUUID() }, at))
    await end(Temporal.Now.instant().add({ hours: 1 }))
    expect((await now()).oldestHoldSeconds).toBe(0)
    await end(Temporal.Now.instant().subtract({ minutes: 5 }))
    expect((await now()).oldestHoldSeconds).toBeGreaterThanOrEqual(300)
  })
})
