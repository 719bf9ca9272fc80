import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionId, AuditedAction } from '#domain/audit/actions.ts'
import type { Member, Role } from '#domain/office/member.ts'
import { type AskedLog, createActionLogService } from '#features/audit/action-log-service.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import { requireSecondFactor } from '#features/members/members.ts'
import { memberReadsOn } from '#features/members/store/members.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { ListPlace, LogEntry } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

export const noraOfManyLines = '00000000-0000-4000-8000-000000000001'

/** This many lines by many actors, one a minute from the first of January on. */
export const manyLines = (
  count: number,
) => `insert into action_log (at, actor_kind, actor_name, actor_id, subject_kind, subject_id, action, reason)
  select '2026-01-01'::timestamptz + n * interval '1 minute', case n % 7 when 0 then 'member' when 1 then 'program' else 'booker' end,
    case n % 7 when 0 then 'Nora Pichler' else '' end,
    case n % 7 when 0 then '${noraOfManyLines}'::uuid end,
    case n % 50 when 0 then 'member' when 1 then 'workshop-date' when 2 then 'webhook' else 'order' end, gen_random_uuid(), case n % 1000 when 0 then 'date.moved' else 'booking.confirmed' end, 'reason' || n
  from generate_series(1, ${count}) n`

/** The log of actions as the office reads it; run on each kind of database. */
export function actionLogOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`the log of actions on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const nora: Member = { id: randomUUID(), name: 'Nora Pichler', email: 'nora@flightlevels.example', role: 'owner' }
    const as = (role: Role): Member => ({ ...nora, role })
    const ports = () => ({
      clock: { now: () => saturday },
      randomSource: { id: () => randomUUID(), token: () => randomUUID() },
      transactions: world.transactions,
      log: actionLogReadsOn(world.database.db),
    })
    const service = () => createActionLogService(ports())
    const ask = (asked: AskedLog = {}, role: Role = 'owner', after: ListPlace | null = null) =>
      service().search(as(role), asked, after)
    const note = (
      entry: AuditedAction & Pick<LogEntry, 'subject' | 'reason'> & Partial<Pick<LogEntry, 'at' | 'actor'>>,
    ) => world.transactions.run((stores) => stores.record({ at: saturday, actor: nora, ...entry }))

    it('knows members by their account: two with one name apart, each by the name of now, and the stored one when gone', async () => {
      const [one, other] = [randomUUID(), randomUUID()].map((id) => ({
        id,
        name: 'Vera Wagner',
        email: `${id}@flightlevels.example`,
        role: 'organiser' as const,
      }))
      if (!one || !other) throw new Error('nobody is there')
      const subject = { kind: 'api-key', id: randomUUID() } as const
      await world.transactions.run(async (stores) => {
        for (const who of [one, other]) {
          await stores.members.addMember(who, 'a hash')
          await stores.record({
            at: saturday,
            actor: who,
            subject,
            action: 'api-key.revoked',
            details: { name: who.id },
          })
        }
      })
      const seen = async (who: string) =>
        (await ask({ actor: who, about: subject.id })).lines.map(({ actor, details }) => ({
          ...actor,
          key: details.name,
        }))
      expect(await seen(one.id)).toEqual([{ kind: 'member', name: 'Vera Wagner', key: one.id }])
      await world.transactions.run(async ({ members }) => {
        await members.rename(one.id, 'Vera Huber')
        await members.removeMember(other.id)
      })
      expect(await seen(one.id)).toEqual([{ kind: 'member', name: 'Vera Huber', key: one.id }])
      expect(await seen(other.id)).toEqual([{ kind: 'member', name: 'Vera Wagner', key: other.id }])
      expect(await service().actors(as('owner'))).toEqual(
        expect.arrayContaining([
          { value: one.id, actor: { kind: 'member', name: 'Vera Huber' } },
          { value: other.id, actor: { kind: 'member', name: 'Vera Wagner' } },
        ]),
      )
      const kept = (await world.all('action_log')).filter(({ subject_id }) => subject_id === subject.id)
      expect(kept.map(({ actor_id, actor_name }) => [actor_id, actor_name])).toEqual([
        [one.id, 'Vera Wagner'],
        [other.id, 'Vera Wagner'],
      ])
      await world.transactions.run(({ members }) => members.removeMember(one.id))
    })

    it('names the order of a booking and leads to it, whichever of its parts a line is about', async () => {
      const outcome = await world.book({
        workshop: liveDate(theFl2dInGraz, saturday).slug,
        form: bookingParty('Donauwerk', 2),
      })
      expect(outcome).toMatchObject({ kind: 'order' })
      const orders = await world.all('order')
      const order = orders.find(({ invoice }) => JSON.stringify(invoice).includes('Donauwerk'))
      const [participant] = (await world.all('participant')).filter(
        (row) => row.registration_id === order?.registration_id,
      )
      const id = String(order?.id)
      await note({ subject: { kind: 'order', id }, action: 'booking.address-changed', reason: 'moved to Linz' })
      await note({
        subject: { kind: 'participant', id: String(participant?.id) },
        action: 'booking.consent-withdrawn',
        details: { certificate: 'none' },
      })
      const invoice = String((await world.all('invoice')).find((row) => row.order_id === id)?.number)
      const ways = [
        { about: id },
        { about: String(order?.registration_id) },
        { text: String(order?.number) },
        { text: `${invoice},` },
        { text: invoice.toLowerCase().replaceAll('-', '') },
      ]
      for (const way of ways) {
        const { lines } = await ask(way)
        expect(lines.map(({ action }) => action)).toEqual(
          expect.arrayContaining(['booking.consent-withdrawn', 'booking.address-changed', 'booking.confirmed']),
        )
        for (const { subject } of lines) expect(subject.name).toBe(order?.number)
      }
      const inLinz = await ask({ text: `linz ${order?.customer_number}` })
      expect(inLinz.lines.map(({ action }) => action)).toEqual(['booking.address-changed'])
      for (const text of [`${order?.number}7`, 'R-2026-9999', 'K-9999', `nowhere ${order?.number}`])
        expect((await ask({ text })).lines).toEqual([])
      expect((await ask({ text: String(order?.number) }, 'editor')).lines).toEqual([])
      expect((await ask({ about: id })).lines[0]?.subject.screenId).toBe(order?.registration_id)
      expect((await ask({ about: randomUUID() })).lines).toEqual([])
    })

    it('finds what happened to a registration and to its order as one kind: bookings', async () => {
      const [registration, order] = [randomUUID(), randomUUID()]
      await note({ subject: { kind: 'registration', id: registration }, action: 'booking.skipped' })
      await note({ subject: { kind: 'order', id: order }, action: 'booking.address-changed' })
      const found = (await ask({ kind: 'order' })).lines.map(({ subject }) => subject.id)
      expect(found).toEqual(expect.arrayContaining([registration, order]))
    })

    it('shows an editor nothing of bookings and settings, an organiser nothing of members, and a trainer nothing', async () => {
      await note({ subject: { kind: 'comment', id: randomUUID() }, action: 'comment.approved' })
      const dearer = { section: 'prices', changes: [{ name: 'price', before: '1990', after: '2090' }] } as const
      await note({
        subject: { kind: 'settings', id: randomUUID() },
        action: 'settings.changed',
        details: { ...dearer, changes: [...dearer.changes] },
      })
      await note({
        subject: { kind: 'member', id: randomUUID() },
        action: 'member.invited',
        details: { role: 'owner' },
      })
      const kinds = async (role: Role) => new Set((await ask({}, role)).lines.map(({ subject }) => subject.kind))
      expect(await kinds('editor')).toEqual(new Set(['comment']))
      expect((await ask({ kind: 'order' }, 'editor')).lines).toEqual([])
      expect(await kinds('organiser')).not.toContain('member')
      expect(await kinds('organiser')).not.toContain('settings')
      expect(await kinds('organiser')).toContain('order')
      expect(await kinds('owner')).toContain('member')
      expect((await ask({}, 'trainer')).lines).toEqual([])
      expect(await service().actors(as('editor'))).toEqual([
        { value: nora.id, actor: { kind: 'member', name: 'Nora Pichler' } },
      ])
      expect(await service().actors(as('trainer'))).toEqual([])
    })

    it('finds lines by who, kind, days in Vienna and words', async () => {
      const late = Temporal.Instant.from('2026-12-31T23:30:00Z')
      const subject = { kind: 'workshop-date', id: randomUUID() } as const
      await note({
        at: late,
        actor: { kind: 'key', id: randomUUID(), name: 'Raumanzeige' },
        subject,
        action: 'date.called-off',
        reason: 'Hochwasser an der Drau bei Völkermarkt',
      })
      const only = async (asked: AskedLog) => (await ask(asked)).lines.map(({ action }) => action)
      expect(await only({ actor: 'key:Raumanzeige' })).toEqual(['date.called-off'])
      expect(await only({ text: 'hochwas drau' })).toEqual(['date.called-off'])
      for (const text of ['Völkermarkt', 'volkermarkt', 'VOELKERM'])
        expect(await only({ text })).toEqual(['date.called-off'])
      const actionsByWord = new Map<string, ActionId[]>([['Abgesagt', ['date.called-off']]])
      expect(await only({ text: 'Abgesagt  Hochwasser', actionsByWord })).toEqual(['date.called-off'])
      expect(await only({ text: 'Abgesagt Hochwasser' })).toEqual([])
      expect(await only({ text: 'raumanzeige' })).toEqual(['date.called-off'])
      const graz = await world.all('workshop_date')
      const { id, slug } = graz.find((row) => row.slug === liveDate(theFl2dInGraz, saturday).slug) ?? {}
      await note({ subject: { kind: 'workshop-date', id: String(id) }, action: 'date.moved' })
      expect(await only({ text: String(slug) })).toEqual(['date.moved'])
      expect(await only({ from: '2027-01-01', to: '2027-01-01' })).toEqual(['date.called-off'])
      expect(await only({ kind: 'workshop-date', to: '2026-12-31' })).not.toContain('date.called-off')
      expect(await only({ text: 'Hochwasser', kind: 'order' })).toEqual([])
    })

    it('writes down once that an owner has asked everyone for a second factor, and once that not any more', async () => {
      const actionsByWord = new Map<string, ActionId[]>([
        ['Faktor', ['member.factor-required', 'member.factor-optional']],
      ])
      for (const isRequired of [false, true, true, false]) await requireSecondFactor(ports(), isRequired, nora)
      const { lines } = await ask({ kind: 'member', text: 'Faktor', actionsByWord })
      expect(lines.map(({ action }) => action)).toEqual(['member.factor-optional', 'member.factor-required'])
      expect(await memberReadsOn(world.database.db).needSecondFactor()).toBe(false)
    })

    it('comes page by page, each line once, also where many share one moment', async () => {
      const subject = { kind: 'webhook', id: randomUUID() } as const
      await world.transactions.run(async (stores) => {
        for (let line = 0; line < 120; line += 1)
          await stores.record({ at: saturday, actor: 'program', subject, action: 'webhook.switched-on' })
      })
      const seen: number[] = []
      let after: ListPlace | null = null
      do {
        const { lines, next } = await ask({ kind: 'webhook' }, 'owner', after)
        seen.push(...lines.map(({ number }) => number))
        after = next
      } while (after)
      expect(seen).toHaveLength(120)
      expect(seen).toEqual(seen.toSorted((one, other) => other - one))
      const lost = { at: saturday.toString(), id: 'no number' }
      expect((await ask({ kind: 'webhook' }, 'owner', lost)).lines).toHaveLength(50)
    })

    it('gives a file to who may take something out, and notes it', async () => {
      expect(await service().file(as('editor'), {})).toBeNull()
      const lines = (await service().file(nora, { kind: 'webhook' })) ?? []
      expect((await ask({ kind: 'export' })).lines[0]).toMatchObject({
        action: 'export.made',
        details: { table: 'log', rows: null },
      })
      expect((await Array.fromAsync<readonly unknown[]>(lines)).flat()).toHaveLength(120)
      expect((await ask({ kind: 'export' })).lines[0]).toMatchObject({
        action: 'export.ended',
        details: { rows: 120, end: 'whole' },
      })
    })
  })
}
