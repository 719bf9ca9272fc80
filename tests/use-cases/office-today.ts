import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member, Role } from '#domain/office/member.ts'
import { refused } from '#domain/result.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import { closeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { runningReadsOn } from '#features/operations/store/running.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import { today, tryAgain } from '#features/today/today.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)

/** What the office looks at first. */
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
    const ports = (now = saturday) => ({
      clock: { now: () => now },
      days: todayReadsOn(world.database.db),
      running: runningReadsOn(world.database.db, async () => []).running,
      connections: world.database.connections,
      webhooks: { reads: webhookReadsOn(world.database.db) },
    })
    const seenBy = (who: Member) => today(ports(), who)
    const soldInGraz = async () => (await seenBy(member('owner'))).dates?.find(({ date }) => date.slug === graz.slug)

    it('counts two seats more and their net price once Donauwerk has booked in Graz', async () => {
      const before = await soldInGraz()
      const outcome = await world.book({ workshop: graz.slug, form: bookingParty('Donauwerk', 2) })
      expect(outcome).toMatchObject({ kind: 'order' })
      const after = await soldInGraz()
      const { open, overdue } = (await seenBy(member('organiser'))).outstanding ?? {}
      expect(open?.count).toBeGreaterThan(0)
      expect(open?.sum).toBeGreaterThan(2 * graz.price)
      const now = saturday.add({ hours: 24 * 365 })
      const inAYear = (await today(ports(now), member('organiser'))).outstanding
      expect(inAYear?.overdue).toMatchObject({ count: open?.count, sum: open?.sum })
      expect(inAYear?.open.day).toBeNull()
      expect(overdue?.count).toBeLessThan(open?.count ?? 0)
      expect(after?.taken).toBe((before?.taken ?? 0) + 2)
      expect(after?.revenue).toBe((before?.revenue ?? 0) + 2 * graz.price)
    })

    it('adds up more than 21 million euros, open and earned', async () => {
      const ask = (text: string) => world.database.jobs.executeSql(text)
      const cents = 2_000_000_000
      await ask('create table kept_net as select id, net_cents from "order"')
      await ask('create table kept_open as select id, open_cents, due_on from listed_booking')
      await ask(`update "order" set net_cents = ${cents}`)
      await ask(`update listed_booking set open_cents = ${cents}, due_on = '2026-10-01'`)
      const { outstanding, dates } = await seenBy(member('owner'))
      expect(outstanding?.overdue.sum).toBe((outstanding?.overdue.count ?? 0) * cents)
      expect(outstanding?.open.sum).toBe(outstanding?.overdue.sum)
      expect(Math.max(...(dates ?? []).map(({ revenue }) => revenue ?? 0))).toBeGreaterThan(2 ** 31)
      await ask('update "order" set net_cents = kept.net_cents from kept_net kept where kept.id = "order".id')
      await ask(
        'update listed_booking set open_cents = kept.open_cents, due_on = kept.due_on from kept_open kept where kept.id = listed_booking.id',
      )
      await ask('drop table kept_net, kept_open')
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
      // As its order is: the world compares the two when it closes.
      await ask(`update registration set state = 'confirmed', wait_reason = null where id = $1`, [id])
    })

    it('lists a declaration of withdrawal until it is carried out or closed, for who handles bookings', async () => {
      const ports = {
        clock: { now: () => saturday },
        randomSource: { id: () => randomUUID() },
        transactions: world.transactions,
        reads: readsOn(world.database.db),
      }
      const form = { name: 'Vera Kranzelmayer', orderNumber: '2026-9999', email: 'vera@post.example' }
      await withdraw(ports, form, 'de')
      const [open] = (await seenBy(member('organiser'))).withdrawals ?? []
      expect(open).toMatchObject({ name: form.name, orderNumber: form.orderNumber, receivedAt: saturday })
      expect((await seenBy(member('editor'))).withdrawals).toBeNull()
      await closeWithdrawal(ports, { withdrawalId: open?.id ?? '', actor: memberActor('Nora Pichler') })
      expect((await seenBy(member('organiser'))).withdrawals).toEqual([])
    })

    it('tells of an effect that was given up, and of none that is still tried', async () => {
      const count = async () => (await seenBy(member('editor'))).givenUp?.length ?? 0
      const before = await count()
      const ask = (text: string) => world.database.jobs.executeSql(text)
      await ask(
        `update pgboss.job set state = 'failed', completed_on = now()
         where id = (select id from pgboss.job where name = 'effects' and data ->> 'kind' = 'new-booking' limit 1)`,
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
      await ask(`update pgboss.job set data = data || '{"traceparent":"00-aa-bb-01"}' where id = $1::uuid`, [given.id])
      expect((await seenBy(member('editor'))).givenUp?.map(({ id }) => id)).not.toContain(given.id)
    })

    describe('what the program could not do by itself', () => {
      const ask = (text: string, values: unknown[] = []) => world.database.jobs.executeSql(text, values)
      const failed = async (role: Role = 'owner') => (await seenBy(member(role))).failed ?? []
      const again = (id: string, role: Role = 'owner') =>
        tryAgain({ clock: { now: () => saturday }, transactions: world.transactions }, id, member(role))

      /** As it is after the last attempt. */
      async function givenUp(effect: Effect, message: string): Promise<string> {
        await world.transactions.run((stores) => stores.addEffect(effect))
        const { rows } = await ask(
          `update pgboss.job set state = 'failed', completed_on = now(), retry_count = 60, output = $2
           where data = $1 and state = 'created' returning id`,
          [JSON.stringify(effect), JSON.stringify({ message })],
        )
        return rows[0].id
      }

      async function bookedOrder(company: string) {
        const booked = await world.book({ workshop: graz.slug, form: bookingParty(company, 1) })
        expect(booked).toMatchObject({ kind: 'order' })
        const { rows } = await ask(`select id, number from "order" order by placed_at desc, number desc limit 1`)
        return rows[0]
      }

      it('is listed with the order and a reason that names no one, for who handles bookings', async () => {
        const { id: orderId, number } = await bookedOrder('Neuwerk Eins')
        const id = await givenUp({ kind: 'vat-check', orderId }, 'fetch failed for Sabine <sabine@neuwerk.example>')
        const line = (await failed('organiser')).find((work) => work.id === id)
        expect(line).toMatchObject({ kind: 'vat-check', source: 'job', why: 'unreachable', mayTryAgain: true })
        expect(line?.about).toEqual({ kind: 'booking', id: orderId, name: number })
        expect(JSON.stringify(await failed())).not.toContain('sabine')
        expect((await seenBy(member('owner'))).givenUp?.map((mail) => mail.id)).not.toContain(id)
        expect((await failed('editor')).map((work) => work.id)).not.toContain(id)
        expect((await seenBy(member('trainer'))).failed).toBeNull()
      })

      it('is tried once more however often the button is pressed, and noted once', async () => {
        const { id: orderId } = await bookedOrder('Neuwerk Zwei')
        const id = await givenUp({ kind: 'forget-meals', orderId }, 'job heartbeat timeout')
        expect(await again(id, 'editor')).toEqual(refused('unknown'))
        const answers = await Promise.all([again(id), again(id), again(id)])
        expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused', 'refused'])
        expect((await failed()).map((work) => work.id)).not.toContain(id)
        const { rows } = await ask(`select state, retry_count, retry_limit from pgboss.job where id = $1`, [id])
        expect(rows).toEqual([{ state: 'retry', retry_count: 60, retry_limit: 61 }])
        const lines = (await world.all('action_log')).filter(({ subject_id }) => subject_id === orderId)
        expect(lines.filter(({ action }) => action === 'work.retried')).toMatchObject([
          { details: { work: 'forget-meals' } },
        ])
        expect(await again(randomUUID())).toEqual(refused('unknown'))
        expect(await again('no id')).toEqual(refused('unknown'))
      })

      /** As a job is stored that was written while a request was traced. */
      const inTrace = (effect: Effect, digit: string) =>
        ask(`update pgboss.job set data = data || $2 where data = $1`, [
          JSON.stringify(effect),
          JSON.stringify({ traceparent: `00-${digit.repeat(32)}-${digit.repeat(16)}-01` }),
        ])

      it('disappears from the list once a later job did the same, even in another trace', async () => {
        const { id: orderId } = await bookedOrder('Neuwerk Drei')
        const effect: Effect = { kind: 'forget-meals', orderId }
        const id = await givenUp(effect, 'no order')
        await inTrace(effect, 'a')
        expect((await failed()).map((work) => work.id)).toContain(id)
        await world.transactions.run((stores) => stores.addEffect(effect))
        await ask(
          `update pgboss.job set state = 'completed', completed_on = now() + interval '1 second'
           where data = $1 and state = 'created'`,
          [JSON.stringify(effect)],
        )
        await inTrace(effect, 'b')
        expect((await failed()).map((work) => work.id)).not.toContain(id)
      })

      it.each([
        ['a check of a VAT id that has an answer by now', 'vat-check'],
        ['the end of a time to pay that has been paid', 'end-order'],
      ] as const)('leaves out %s', async (_, kind) => {
        const { id: orderId } = await bookedOrder(`Neuwerk ${kind}`)
        if (kind === 'end-order') await ask(`update "order" set state = 'awaiting-payment' where id = $1`, [orderId])
        const id = await givenUp({ kind, orderId }, 'VIES cannot say now: MS_UNAVAILABLE')
        expect((await failed()).find((work) => work.id === id)?.why).toBe('not-now')
        const check = `insert into vat_check (order_id, vat_id, result, checked_at) values ($1, 'ATU12345678', 'valid', now() + interval '1 hour')`
        await ask(kind === 'vat-check' ? check : `update "order" set state = 'confirmed' where id = $1`, [orderId])
        expect((await failed()).map((work) => work.id)).not.toContain(id)
      })

      it('omits a page whose schedule was changed, and names the page of a valid one', async () => {
        const at = '2026-11-22T07:00:00Z'
        const page = randomUUID()
        await ask(
          `insert into content_page (id, language, uri, slug, title, blocks, translation_group, status)
           values ($1, 'de', '/graz-im-jaenner', 'graz-im-jaenner', 'Graz im Jänner', '[]', 'graz', 'draft')`,
          [page],
        )
        await ask(`insert into content_schedule (page_id, publish_at, by) values ($1, $2, 'Nora')`, [page, at])
        const id = await givenUp({ kind: 'publish-page', pageId: page, at }, 'the revision has moved on')
        const line = (await failed('editor')).find((work) => work.id === id)
        expect(line).toMatchObject({ why: 'other', about: { kind: 'page', id: page, name: 'Graz im Jänner' } })
        await ask(`update content_schedule set publish_at = '2026-11-23T07:00:00Z' where page_id = $1`, [page])
        expect((await failed('editor')).map((work) => work.id)).not.toContain(id)
      })

      it('lists the deleting of a night until a later night has made up for it', async () => {
        await ask(`select pgboss.create_queue('nightly', '{"policy": "singleton"}')`)
        const night = (state: string, day: number) =>
          ask(
            `insert into pgboss.job (name, state, completed_on, created_on) values ('nightly', $1::pgboss.job_state, $2, $2)`,
            [state, `2026-11-${day}T02:40:00Z`],
          )
        await night('failed', 20)
        expect((await failed()).filter(({ kind }) => kind === 'nightly')).toMatchObject([{ about: null }])
        expect((await failed('organiser')).filter(({ kind }) => kind === 'nightly')).toEqual([])
        await night('completed', 21)
        expect((await failed()).filter(({ kind }) => kind === 'nightly')).toEqual([])
      })

      it('names messages that a webhook did not take, and of one that is off only what ended it', async () => {
        const hook = randomUUID()
        await ask(
          `insert into webhook (id, url, events, secret, created_at) values ($1, 'https://hooks.donauwerk.example/x', '{booking-confirmed}', '', now())`,
          [hook],
        )
        const message = async (minute: number) => {
          const id = randomUUID()
          const at = saturday.add({ minutes: minute }).toString()
          const attempts = [{ at, status: 503, milliseconds: 9, detail: 'Sabine is away' }]
          await ask(
            `insert into webhook_delivery (id, webhook_id, event, subject_id, at, state, attempts) values ($1, $2, 'booking-confirmed', $3, $4, 'failed', $5)`,
            [id, hook, randomUUID(), at, JSON.stringify(attempts)],
          )
          return { id, at }
        }
        const [first, last] = [await message(1), await message(2)]
        const messages = async () => (await failed()).filter(({ source }) => source === 'delivery')
        const about = { kind: 'webhook', id: hook, name: 'hooks.donauwerk.example' }
        expect(await messages()).toMatchObject([
          { id: last.id, why: 'not-now', about, mayTryAgain: true },
          { id: first.id },
        ])
        expect(JSON.stringify(await messages())).not.toContain('Sabine')
        await ask(`update webhook set disabled_at = $2 where id = $1`, [hook, last.at])
        expect(await messages()).toMatchObject([{ id: last.id, mayTryAgain: false }])
        await ask(`update webhook set disabled_at = now() where id = $1`, [hook])
        expect(await messages()).toEqual([])
      })
    })

    it('names who waits for an answer, the oldest on top and what may be spam last', async () => {
      const write = async (name: string, minute: number, signs: SpamSign[] = []) => {
        const id = randomUUID()
        const words = { name, email: 'x@post.example', message: 'Hallo', language: 'de', copied: false } as const
        const sentAt = saturday.add({ minutes: minute })
        await world.transactions.run((stores) =>
          stores.contact.add({ ...words, id, signs, sentAt, idempotencyKey: id }),
        )
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

    it('shows the state of the program to owners only', async () => {
      expect((await seenBy(member('owner'))).running?.problems).not.toContain('backup-too-old')
      await world.database.jobs.executeSql(`select pgboss.create_queue('backup', '{"policy": "singleton"}')`)
      await world.database.jobs.executeSql(
        `insert into pgboss.schedule (name, cron, created_on) values ('backup', '20 2 * * *', '2026-11-18T12:00:00Z')`,
      )
      expect((await seenBy(member('owner'))).running?.problems).toContain('backup-too-old')
      for (const role of ['organiser', 'editor', 'trainer'] as const)
        expect((await seenBy(member(role))).running).toBeNull()
    })

    it('shows the tentative date in Graz that lacks people, and no more once enough are confirmed', async () => {
      const slugs = async () => (await seenBy(member('organiser'))).belowMinimum?.map(({ date }) => date.slug)
      const ask = (minimum: number) =>
        world.database.jobs.executeSql(
          `update workshop_date set tentative = true, minimum = $2, starts_at = starts_at where slug = $1`,
          [graz.slug, minimum],
        )
      const late = ports(startOf(graz).subtract({ hours: 20 * 24 }))
      const lateSlugs = async () => (await today(late, member('owner'))).belowMinimum?.map(({ date }) => date.slug)
      await ask(100)
      expect(await slugs()).not.toContain(graz.slug)
      expect(await lateSlugs()).toContain(graz.slug)
      await ask(1)
      expect(await lateSlugs()).not.toContain(graz.slug)
    })

    it('shows an editor no booking, and a trainer no more than the own dates without money', async () => {
      const editor = await seenBy(member('editor'))
      expect(editor).toMatchObject({
        offers: null,
        regional: null,
        payments: null,
        outstanding: null,
        dates: null,
        comments: [],
      })
      const trainer = member('trainer')
      const mine = { ...graz, trainerIds: [trainer.id] }
      await world.transactions.run((stores) => stores.changeWorkshopDate(mine))
      const own = await seenBy(trainer)
      expect(own).toMatchObject({ offers: null, payments: null, comments: null, givenUp: null, seesRevenue: false })
      expect(own.dates?.map(({ date }) => date.slug)).toContain(graz.slug)
      for (const { date, revenue } of own.dates ?? []) {
        expect(date.trainerIds).toContain(trainer.id)
        expect(revenue).toBe(0)
      }
      expect((await seenBy({ ...trainer, id: randomUUID() })).dates).toEqual([])
    })
  })
}
