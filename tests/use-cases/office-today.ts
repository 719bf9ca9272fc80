import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#adapters/db/database.ts'
import { todayReadsOn } from '#adapters/db/today.ts'
import type { Member } from '#domain/office/member.ts'
import type { Role } from '#domain/office/role.ts'
import type { SpamSign } from '#domain/spam/judge-submission.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { today } from '#usecases/office/today.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)

/** What the office looks at first; held to on each kind of database. */
export function officeTodayOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`today on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const member = (role: Role, called = 'Nora Pichler'): Member => ({
      id: randomUUID(),
      name: called,
      email: 'nora@flightlevels.example',
      role,
    })
    const seenBy = (who: Member) =>
      today({ clock: { now: () => saturday }, days: todayReadsOn(world.database.db) }, who)
    const soldInGraz = async () => (await seenBy(member('owner'))).dates?.find(({ date }) => date.slug === graz.slug)

    it('counts two seats more and their net price once Donauwerk has booked in Graz', async () => {
      const before = await soldInGraz()
      const outcome = await world.book({ workshop: graz.slug, form: bookingParty('Donauwerk', 2) })
      expect(outcome.outcome).toBe('booked')
      const after = await soldInGraz()
      expect(after?.taken).toBe((before?.taken ?? 0) + 2)
      expect(after?.revenue).toBe((before?.revenue ?? 0) + 2 * graz.price)
    })

    it('names the party that is offered seats until the offer ends, and who waits for the regional price', async () => {
      const { rows } = await world.database.jobs.executeSql(
        `select registration_id as id from participant where email like '%' order by id limit 1`,
      )
      const id = rows[0].id
      const before = await seenBy(member('organiser'))
      const until = saturday.add({ hours: 5 })
      const ask = (text: string, values: unknown[]) => world.database.jobs.executeSql(text, values)
      await ask(`update registration set state = 'offered', held_until = $2 where id = $1`, [id, until.toString()])
      const offered = await seenBy(member('organiser'))
      expect(offered.offers?.length).toBe((before.offers?.length ?? 0) + 1)
      expect(offered.offers?.map(({ registrationId }) => registrationId)).toContain(id)
      await ask(`update registration set held_until = $2 where id = $1`, [id, saturday.toString()])
      expect((await seenBy(member('organiser'))).offers?.length).toBe(before.offers?.length)
      await ask(
        `update registration set state = 'waiting', held_until = null, wait_reason = 'regional-price' where id = $1`,
        [id],
      )
      const waiting = await seenBy(member('owner'))
      expect(waiting.regional?.map(({ registrationId }) => registrationId)).toContain(id)
    })

    it('tells of an effect that was given up, and of none that is still tried', async () => {
      const count = async () => (await seenBy(member('editor'))).givenUp?.length ?? 0
      const before = await count()
      const ask = (text: string) => world.database.jobs.executeSql(text)
      await ask(
        `update pgboss.job set state = 'failed', completed_on = now()
         where id = (select id from pgboss.job where name = 'effects' order by id limit 1)`,
      )
      expect(await count()).toBe(before + 1)
      expect((await seenBy(member('editor'))).givenUp?.[0]?.kind).toMatch(/^[a-z-]+$/)
    })

    it('leaves out an effect whose mail the office has sent again', async () => {
      const ask = (text: string, values: unknown[] = []) => world.database.jobs.executeSql(text, values)
      const [given] = (await seenBy(member('editor'))).givenUp ?? []
      if (!given) throw new Error('nothing was given up')
      const sent = `insert into mail_log (key, kind, state, effect, attempts, at)
        select $1, data ->> 'kind', 'sent', data, 2, now() + interval '1 minute' from pgboss.job where id = $2::uuid`
      await ask(sent, ['again', given.id])
      expect((await seenBy(member('editor'))).givenUp?.map(({ id }) => id)).not.toContain(given.id)
    })

    it('names who waits for an answer, the oldest on top and what may be spam last', async () => {
      const write = async (name: string, minute: number, signs: SpamSign[] = []) => {
        const id = randomUUID()
        const words = { name, email: 'x@post.example', message: 'Hallo', language: 'de', copied: false } as const
        const sentAt = saturday.add({ minutes: minute })
        await world.transactions.run((stores) => stores.contact.add({ ...words, id, signs, sentAt, attemptKey: id }))
        return id
      }
      await write('Uhren', 1, ['trap'])
      const emre = await write('Emre', 3)
      await write('Lena', 2)
      const names = async () => (await seenBy(member('editor'))).messages?.map(({ name: who }) => who)
      expect(await names()).toEqual(['Lena', 'Emre', 'Uhren'])
      const handling = { state: 'answered', by: 'Nora Pichler', at: saturday } as const
      await world.transactions.run((stores) => stores.contact.setHandling(emre, handling))
      expect(await names()).toEqual(['Lena', 'Uhren'])
      expect((await seenBy(member('trainer'))).messages).toBeNull()
    })

    it('shows the tentative date in Graz that lacks people, and no more once enough are confirmed', async () => {
      const slugs = async () => (await seenBy(member('organiser'))).belowMinimum?.map(({ date }) => date.slug)
      const ask = (minimum: number) =>
        world.database.jobs.executeSql(
          `update workshop_date set tentative = true, minimum = $2, starts_at = starts_at where slug = $1`,
          [graz.slug, minimum],
        )
      const late = { clock: { now: () => startOf(graz).subtract({ hours: 20 * 24 }) } }
      const lateSlugs = async () =>
        (await today({ ...late, days: todayReadsOn(world.database.db) }, member('owner'))).belowMinimum?.map(
          ({ date }) => date.slug,
        )
      await ask(100)
      expect(await slugs()).not.toContain(graz.slug)
      expect(await lateSlugs()).toContain(graz.slug)
      await ask(1)
      expect(await lateSlugs()).not.toContain(graz.slug)
    })

    it('shows an editor no booking, and a trainer no more than the own dates without money', async () => {
      const editor = await seenBy(member('editor'))
      expect(editor).toMatchObject({ offers: null, regional: null, payments: null, dates: null, comments: [] })
      const [trainer = ''] = graz.trainers
      const own = await seenBy(member('trainer', trainer))
      expect(own).toMatchObject({ offers: null, payments: null, comments: null, givenUp: null, seesRevenue: false })
      expect(own.dates?.map(({ date }) => date.slug)).toContain(graz.slug)
      for (const { date, revenue } of own.dates ?? []) {
        expect(date.trainers).toContain(trainer)
        expect(revenue).toBe(0)
      }
      expect((await seenBy(member('trainer', 'Nobody Here'))).dates).toEqual([])
    })
  })
}
