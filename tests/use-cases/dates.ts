import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { euros } from '#domain/money.ts'
import { defaultPrices } from '#domain/pricing/tariff.ts'
import { done, refused } from '#domain/result.ts'
import { chosenTrainers, dateSeries, dateTemplate } from '#domain/workshop/date-series.ts'
import { type DateTerms, scheduleOf, termsOf } from '#domain/workshop/edit-date.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { giveMoreTime, moveRegistrationToEnd } from '#features/booking/waitlist.ts'
import { issueLateInvoice } from '#features/invoicing/issue-invoice.ts'
import { renameMember } from '#features/members/members.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { createDates, editDate, moveDate } from '#features/workshops/edit-date.ts'
import { callOffDate, confirmDate, noteAttendance, pastDates } from '#features/workshops/office-dates.ts'
import type { DateSummary, PastDates } from '#features/workshops/records.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { ListPlace } from '#platform/ports.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dInVienna,
  theFlsaInMunich,
  theFullFlsaWithAWaitlist,
  theNextFlinOnline,
  theSelfPacedFl2d,
} from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const vienna = liveDate(theFl2dInVienna, saturday)
const munich = liveDate(theFlsaInMunich, saturday)
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const flin = liveDate(theNextFlinOnline, saturday)
const selfPaced = selfPacedDate(theSelfPacedFl2d)
const actor = memberActor('Nora Pichler')
const today = Temporal.PlainDate.from('2026-11-21')

/** What the office does with dates. */
export function datesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`workshop dates of the office on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const ports = (now = saturday) => ({
      clock: { now: () => now },
      randomSource: world.ports.randomSource,
      transactions: world.transactions,
      reads: readsOn(world.database.db),
      checkout: { provider: 'test' as const },
    })
    const look = async (slug: string, now = saturday) => {
      const found = await ports(now).reads.dates.record(slug, now)
      if (!found) throw new Error(`no date ${slug}`)
      return found
    }
    const edit = async (slug: string, changes: Partial<DateTerms>, version?: number) => {
      const { date } = await look(slug)
      const terms = { ...termsOf(date), ...changes }
      return editDate(ports(), { slug, actor, reason: 'bigger room', version: version ?? date.version, terms })
    }
    const create = (dates: ReturnType<typeof dateTemplate>[], idempotencyKey: string = crypto.randomUUID()) =>
      createDates(ports(), { idempotencyKey, dates, actor })
    const template = () => ({ ...dateTemplate('fl2d', today, defaultPrices), trainers: ['Theresa Moosbrugger'] })

    describe('with years of dates behind it', () => {
      const later = saturday.add({ hours: 24 * 365 * 30 })
      const passes = () => true

      it('reads what is over a page at a time, the latest first, each once', async () => {
        const whole = (await ports().reads.dates.summaries(saturday)).filter(
          ({ date }) => Temporal.Instant.compare(endOf(date), later) <= 0,
        )
        await world.database.jobs.executeSql(
          `insert into workshop_date (id, slug, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, starts_at, ends_at, seats, waitlist)
           select gen_random_uuid(), 'past-' || n, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, starts_at, ends_at, seats, waitlist
           from workshop_date, generate_series(1, 120) n where slug = $1`,
          [graz.slug],
        )
        const slugs: string[] = []
        const pages: number[] = []
        for (let after: ListPlace | null = null; ; ) {
          const page: PastDates = await pastDates(ports(later), { certification: undefined, passes }, after)
          pages.push(page.dates.length)
          slugs.push(...page.dates.map(({ date }) => date.slug))
          if (page.next === null) break
          after = page.next
        }
        expect(Math.max(...pages)).toBe(50)
        expect(slugs).toHaveLength(whole.length + 120)
        expect(new Set(slugs).size).toBe(slugs.length)
      })

      it('reads on until a page is full of what passes', async () => {
        const only = (slug: string) => ({
          certification: undefined,
          passes: (one: DateSummary) => one.date.slug === slug,
        })
        const page = await pastDates(ports(later), only('past-7'), null)
        expect(page.dates.map(({ date }) => date.slug)).toEqual(['past-7'])
        expect(page.next).toBeNull()
      })

      it.each([
        ['kind and city', `${graz.certification} graz`, true],
        ['a word of the title', 'design graz', true],
        ['place, month and year', () => `Graz ${startOf(graz).toZonedDateTimeISO(graz.zone).year}`, true],
        ['the trainer', 'moosbrugger', true],
        ['another year', 'Graz 2019', false],
        ['another city', 'Hamburg', false],
        ['only a sign', '%', false],
      ])('is searched by %s', async (_, asked, isFound) => {
        const text = typeof asked === 'string' ? asked : asked()
        const page = await pastDates(ports(later), { certification: undefined, text, passes }, null)
        expect(page.dates.some(({ date }) => date.slug === graz.slug || date.slug.startsWith('past-'))).toBe(isFound)
        const live = await ports().reads.dates.summaries(saturday, { text })
        expect(live.some(({ date }) => date.slug === graz.slug)).toBe(isFound)
      })

      it('is found by the name of its city in the other language, and by its month in both', async () => {
        const ofVienna = async (text: string) =>
          (await ports().reads.dates.summaries(saturday, { text })).map(({ date }) => date.slug)
        const month = (language: string) =>
          startOf(vienna).toZonedDateTimeISO(vienna.zone).toLocaleString(language, { month: 'long' })
        for (const text of ['Vienna', 'wien', 'vien', `Wien ${month('de-AT')}`, `Vienna ${month('en')}`])
          expect(await ofVienna(text), text).toContain(vienna.slug)
        expect(await ofVienna('Munich')).not.toContain(vienna.slug)
      })

      it('reads for a month what takes place in it', async () => {
        const month = { endsAfter: startOf(graz), startsBefore: endOf(graz), certification: graz.certification }
        const slugs = (await ports().reads.dates.summaries(saturday, month)).map(({ date }) => date.slug)
        expect(slugs).toContain(graz.slug)
        expect(slugs).not.toContain(vienna.slug)
      })

      it('gives a hundred dates that are over to choose from, and the one that is chosen', async () => {
        const some = (await ports().reads.dates.choices(later)).map(({ slug }) => slug)
        const left = (await ports().reads.dates.summaries(saturday))
          .map(({ date }) => date.slug)
          .find((slug) => !some.includes(slug))
        expect(some.filter((slug) => !slug.includes('self-paced')).length).toBeLessThanOrEqual(100)
        expect((await ports().reads.dates.choices(later, left)).map(({ slug }) => slug)).toContain(left)
        await world.database.jobs.executeSql(`delete from workshop_date where slug like 'past-%'`)
      })
    })

    let minutes = 0
    /** Each party comes a minute after the one before. */
    async function wait(company: string, people: number): Promise<string> {
      minutes += 1
      const form = bookingParty(company, people, { joinsWaitlist: true })
      const outcome = await world.book({ workshop: flsa.slug, form }, { now: saturday.add({ minutes }) })
      return (await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))) ?? ''
    }
    const status = async (id: string) => (await readsOn(world.database.db).registration(id))?.registration.status.state
    const ahead = async (id: string) => (await readsOn(world.database.db).registration(id))?.before
    const logged = async (id: string) => (await world.all('action_log')).filter((line) => line.subject_id === id)

    it('puts a date on sale, and the first party books it', async () => {
      const made = await create([template()])
      expect(made).toEqual({ outcome: 'done', slug: 'fl2d-wien-2027-01-12' })
      const booked = await world.book({ workshop: 'fl2d-wien-2027-01-12', form: bookingParty('Neuwerk', 2) })
      expect(booked).toMatchObject({ kind: 'order' })
      const found = await look('fl2d-wien-2027-01-12')
      expect(found).toMatchObject({
        taken: 2,
        confirmed: 2,
        waiting: 0,
        log: [{ actor: { kind: 'member', name: actor.name }, action: 'date.created' }],
      })
      expect(found.parties).toMatchObject([
        { company: 'Neuwerk GmbH', registration: { seats: 2 }, participants: [{ meal: null, attended: null }, {}] },
      ])
    })

    it('makes a series once, however often its form is sent, and all of it or nothing', async () => {
      const idempotencyKey = crypto.randomUUID()
      const first = { ...template(), location: { city: 'Linz', country: 'AT' } }
      const series = dateSeries(first, { everyWeeks: 4, times: 3 })
      const sent = await Promise.all([create(series, idempotencyKey), create(series, idempotencyKey)])
      expect(sent).toEqual(Array(2).fill({ outcome: 'done', slug: 'fl2d-linz-2027-02-09' }))
      expect(await create(series, idempotencyKey)).toEqual({ outcome: 'done', slug: 'fl2d-linz-2027-02-09' })
      const inLinz = async () =>
        (await ports().reads.dates.summaries(saturday)).filter(({ date }) => date.location?.city === 'Linz')
      expect((await inLinz()).map(({ date }) => date.slug)).toEqual([
        'fl2d-linz-2027-02-09',
        'fl2d-linz-2027-03-09',
        'fl2d-linz-2027-04-06',
      ])
      const past = { ...first, sessions: [{ startsAt: saturday.subtract({ hours: 9 }), endsAt: saturday }] }
      expect(await create([first, past])).toEqual(refused('in-the-past'))
      expect(await inLinz()).toHaveLength(3)
    })

    it('offers more seats to the line in the same transaction, and never goes below what is taken', async () => {
      const id = await wait('Wartwerk', 2)
      expect(await edit(flsa.slug, { seats: 11 })).toMatchObject({ refusal: { reason: 'below-taken', taken: 12 } })
      expect(await edit(flsa.slug, { seats: 14 })).toEqual(done)
      expect(await status(id)).toBe('offered')
      expect(await edit(flsa.slug, { seats: 13 })).toMatchObject({ refusal: { reason: 'below-taken', taken: 14 } })
      expect(await edit(flsa.slug, { price: 1 })).toMatchObject({ refusal: { reason: 'offers-open' } })
      expect((await look(flsa.slug)).log[0]).toMatchObject({
        action: 'date.changed',
        details: { changes: [{ name: 'seats', before: '12', after: '14' }] },
        reason: 'bigger room',
      })
    })

    it('offers accounts as trainers, and keeps which of two with the same name was chosen', async () => {
      const account = (email: string, role: 'trainer' | 'editor') => ({
        id: randomUUID(),
        name: 'Aoife Brennan',
        email,
        role,
      })
      const [hers, other] = [account('aoife@post.example', 'trainer'), account('brennan@post.example', 'trainer')]
      await world.transactions.run(async (stores) => {
        for (const one of [hers, other, account('editor@post.example', 'editor')])
          await stores.members.addMember(one, 'a hash')
      })
      expect((await ports().reads.dates.trainerAccounts()).map(({ email }) => email)).toEqual([hers.email, other.email])
      const { trainers } = (await look(munich.slug)).date
      const terms = chosenTrainers(
        { trainers, trainerIds: [other.id], profileIds: [] },
        { accounts: await ports().reads.dates.trainerAccounts(), profiles: [] },
      )
      await edit(munich.slug, terms)
      const { date, log } = await look(munich.slug)
      expect(date).toMatchObject({ trainers: [...new Set([...trainers, 'Aoife Brennan'])], trainerIds: [other.id] })
      expect(log[0]?.details.changes).toContainEqual({ name: 'trainerIds', before: '', after: 'Aoife Brennan' })
    })

    it('name a renamed account by its new name, unless another trainer of the date has the old one', async () => {
      const account = (email: string) => ({ id: randomUUID(), name: 'Ana Ruiz', email, role: 'trainer' as const })
      const [hers, other] = [account('ana@post.example'), account('ruiz@post.example')]
      await world.transactions.run(async (stores) => {
        for (const one of [hers, other]) await stores.members.addMember(one, 'a hash')
      })
      const made = await create([{ ...template(), location: { city: 'Wels', country: 'AT' } }])
      if (made.outcome !== 'done') throw new Error(made.outcome)
      const { slug } = made
      const named = (name: string, memberId: string) =>
        renameMember(ports(), { memberId, name }, { ...hers, id: randomUUID(), name: 'Nora Pichler' })
      const trainersOf = async () => (await look(slug)).date.trainers
      await edit(slug, { trainers: ['Ana Ruiz', 'Maja Gast'], trainerIds: [hers.id, other.id] })
      await named('Ana Berger', hers.id)
      expect(await trainersOf()).toEqual(['Ana Ruiz', 'Maja Gast'])
      await edit(slug, { trainerIds: [other.id] })
      await named('Ana Vidal', other.id)
      expect(await trainersOf()).toEqual(['Ana Vidal', 'Maja Gast'])
    })

    it('writes to the accounts of trainers whatever happens to a date of theirs, in the transaction of the change', async () => {
      const [hers, his] = [randomUUID(), randomUUID()]
      await world.transactions.run(async (stores) => {
        for (const [id, name] of [
          [hers, 'Priya Raman'],
          [his, 'Jonas Krenn'],
        ] as const)
          await stores.members.addMember({ id, name, email: `${id}@post.example`, role: 'trainer' }, 'a hash')
      })
      const made = await create([
        { ...template(), trainerIds: [hers], location: { city: 'Steyr', country: 'AT' }, tentative: true },
      ])
      if (made.outcome !== 'done') throw new Error(made.outcome)
      const { slug } = made
      await edit(slug, { minimum: 5 })
      await edit(slug, { roomUrl: 'https://video.flightlevels.example/steyr' })
      await edit(slug, { trainerIds: [his] })
      await confirmDate(ports(), { slug, actor })
      const { date } = await look(slug)
      const schedule = { ...scheduleOf(date), location: { city: 'Enns', country: 'AT' } }
      for (const _ of [1, 2]) await moveDate(ports(), { slug, actor, version: date.version, schedule, reason: 'Raum' })
      await callOffDate(ports(), { slug, actor, version: date.version + 1, reason: 'krank' })
      const jobs = await world.database.jobs.executeSql(
        `select data from pgboss.job where data ->> 'kind' = 'trainer-date' and data ->> 'date' = '${slug}' order by (data ->> 'version')::int`,
      )
      const notified = jobs.rows.map(({ data: { memberId, event, revision, before } }) => [
        memberId === hers ? 'hers' : 'his',
        event,
        revision,
        before?.location.city ?? null,
      ])
      expect(new Set(notified)).toEqual(
        new Set([
          ['hers', 'assigned', 0, null],
          ['hers', 'room', 1, null],
          ['hers', 'removed', 2, null],
          ['his', 'assigned', 2, null],
          ['his', 'confirmed', 3, null],
          ['his', 'moved', 4, 'Steyr'],
          ['his', 'called-off', 5, null],
        ]),
      )
      expect(notified).toHaveLength(7)
    })

    it('takes one of two edits that began with the same version, and gives the other the date as it is', async () => {
      const { version } = (await look(graz.slug)).date
      const both = await Promise.all([
        edit(graz.slug, { minimum: 6 }, version),
        edit(graz.slug, { minimum: 8, trainers: ['Aoife Brennan'] }, version),
      ])
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
      const stale = both.find(({ outcome }) => outcome === 'refused')
      const { date } = await look(graz.slug)
      expect(stale).toEqual(refused('stale', { date }))
      expect(date.version).toBe(version + 1)
    })

    it('keeps who wins when a stale form moves or calls off', async () => {
      const { date } = await look(munich.slug)
      await edit(munich.slug, { minimum: 5 })
      const stale = { slug: munich.slug, actor, reason: 'room', version: date.version } as const
      const elsewhere = { ...scheduleOf(date), location: { city: 'Augsburg', country: 'DE' } }
      expect(await moveDate(ports(), { ...stale, schedule: elsewhere })).toMatchObject({
        refusal: { reason: 'stale' },
      })
      expect(await callOffDate(ports(), stale)).toMatchObject({ refusal: { reason: 'stale' } })
      expect((await look(munich.slug)).date).toMatchObject({ calledOff: false, revision: 0 })
    })

    it('tells no one of a move to where the date is already, and takes a form that was sent twice for the first', async () => {
      const { date } = await look(munich.slug)
      const here = {
        slug: munich.slug,
        actor,
        reason: 'Raum',
        version: date.version,
        schedule: scheduleOf(date),
      } as const
      expect(await moveDate(ports(), here)).toEqual({ outcome: 'done', changed: false })
      expect((await look(munich.slug)).date).toMatchObject({ revision: 0, version: date.version })
      const elsewhere = { ...here, schedule: { ...here.schedule, location: { city: 'Augsburg', country: 'DE' } } }
      for (const _ of [1, 2]) expect(await moveDate(ports(), elsewhere)).toEqual({ outcome: 'done', changed: true })
      expect((await look(munich.slug)).date).toMatchObject({ revision: 1, version: date.version + 1 })
    })

    it('confirms a tentative date once, and tells every address once', async () => {
      const made = await create([{ ...template(), location: { city: 'Wels', country: 'AT' } }])
      if (made.outcome !== 'done') throw new Error(made.outcome)
      const booked = await world.book({ workshop: made.slug, form: bookingParty('Festwerk', 2) })
      const command = { slug: made.slug, actor } as const
      const both = await Promise.all([confirmDate(ports(), command), confirmDate(ports(), command)])
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
      const order = (await world.orderBehind(tokenOf(booked)))?.order
      const notified = (await world.effectsOf(order?.id ?? '')).filter(({ kind }) => kind === 'date-confirmed')
      expect(notified).toHaveLength(3)
      expect((await look(made.slug)).date.tentative).toBe(false)
    })

    describe('an order for a tentative date', () => {
      const tentative = async (city: string, terms: Partial<DateTerms> = {}) => {
        const made = await create([{ ...template(), ...terms, location: { city, country: 'AT' } }])
        if (made.outcome !== 'done') throw new Error(made.outcome)
        return made.slug
      }
      const bookedOn = async (slug: string, company: string) => {
        const booked = await world.book({ workshop: slug, form: bookingParty(company, 1) })
        return (await world.orderBehind(tokenOf(booked)))?.order.id ?? ''
      }
      const invoicesOf = (orderId: string) => readsOn(world.database.db).invoices(orderId)
      const effectsOf = async (orderId: string, kind: string) =>
        (await world.effectsOf(orderId)).filter((effect) => effect.kind === kind)
      const changing = (now = saturday) => ({
        clock: { now: () => now },
        transactions: world.transactions,
        randomSource: world.ports.randomSource,
      })

      it('gets no invoice before we confirm the date, then one with the confirmation mail', async () => {
        const slug = await tentative('Steyr')
        const orderId = await bookedOn(slug, 'Vielleicht')
        expect(await invoicesOf(orderId)).toEqual([])
        const inAMonth = saturday.add({ hours: 28 * 24 })
        await confirmDate(ports(inAMonth), { slug, actor })
        const [invoice, ...more] = await invoicesOf(orderId)
        expect(more).toEqual([])
        expect(invoice).toMatchObject({ issuedOn: '2026-12-19', payment: { state: 'due', on: '2027-01-02' } })
        expect(invoice?.service).not.toHaveProperty('tentative')
        expect((await effectsOf(orderId, 'date-confirmed'))[0]).toMatchObject({ bringsInvoice: true })
        expect(await effectsOf(orderId, 'invoice')).toEqual([])
      })

      it('gets it at the start where no one has said anything until then, once', async () => {
        const slug = await tentative('Hallein')
        const orderId = await bookedOn(slug, 'Bis zuletzt')
        const { date } = await look(slug)
        expect(await effectsOf(orderId, 'late-invoice')).toEqual([
          { kind: 'late-invoice', orderId, startsAt: startOf(date).toString() },
        ])
        for (const now of [startOf(date).subtract({ seconds: 1 }), startOf(date), startOf(date)])
          await issueLateInvoice(changing(now), { orderId, startsAt: startOf(date).toString() })
        expect(await invoicesOf(orderId)).toHaveLength(1)
        expect(await effectsOf(orderId, 'invoice')).toHaveLength(1)
      })

      it('is invoiced when it moves to a confirmed date, and no more when it moves back', async () => {
        const slug = await tentative('Wien')
        const orderId = await bookedOn(slug, 'Umzug')
        await transferOrder(changing(), { orderId, to: vienna.slug, actor })
        expect((await invoicesOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice'])
        await transferOrder(changing(), { orderId, to: slug, actor })
        expect((await invoicesOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
      })

      it('by invoice asks for its money also where the date is paid by card since', async () => {
        const slug = await tentative('Enns')
        const orderId = await bookedOn(slug, 'Noch offen')
        await edit(slug, { payment: 'card' })
        await confirmDate(ports(), { slug, actor })
        const [invoice] = await invoicesOf(orderId)
        expect(invoice?.payment).toMatchObject({ state: 'due' })
      })

      it('by invoice asks for its money also when it moves to a date that is paid by card', async () => {
        const to = await tentative('Ried', { payment: 'card' })
        await confirmDate(ports(), { slug: to, actor })
        const orderId = await bookedOn(await tentative('Perg'), 'Auf Rechnung')
        expect(await transferOrder(changing(), { orderId, to, actor })).toEqual(done)
        const [invoice] = await invoicesOf(orderId)
        expect(invoice?.payment).toMatchObject({ state: 'due' })
      })

      it('costs nothing when the office cancels it, and is invoiced when that is after the start', async () => {
        const slug = await tentative('Gmunden')
        const [early, late] = [await bookedOn(slug, 'Vorher'), await bookedOn(slug, 'Nachher')]
        const cancel = (orderId: string, now?: Temporal.Instant) =>
          cancelOrder(changing(now), { orderId, way: 'organiser', fee: 'share', actor, reason: 'as agreed' })
        expect(await cancel(early)).toEqual({ outcome: 'done', fee: 'none' })
        expect(await invoicesOf(early)).toEqual([])
        expect(await cancel(late, startOf((await look(slug)).date))).toEqual({ outcome: 'done', fee: 'share' })
        expect((await invoicesOf(late)).map(({ kind }) => kind)).toEqual(['invoice'])
      })
    })

    it('mails another video room to everyone who is booked, once, with a higher number for calendars', async () => {
      const form = bookingParty('Raumwechsel', 2)
      const booked = await world.book({ workshop: flin.slug, form })
      const orderId = (await world.orderBehind(tokenOf(booked)))?.order.id ?? ''
      await world.transactions.run(async (stores) => {
        const registrationId = (await stores.registrationOfOrder(orderId)) ?? ''
        await stores.changeRegistrations([{ id: registrationId, to: { state: 'confirmed' } }])
      })
      const notified = async () => (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'room-changed')
      const { date } = await look(flin.slug)
      const change = { roomUrl: 'https://video.flightlevels.example/another' }
      expect(await edit(flin.slug, change)).toEqual(done)
      // The same form once more, which is stale by now.
      expect(await edit(flin.slug, change, date.version)).toEqual(done)
      expect((await look(flin.slug)).date).toMatchObject({ ...change, revision: date.revision + 1, movedAt: null })
      const people = (await readsOn(world.database.db).orderWithDate(orderId))?.order.participants.map(({ id }) => id)
      expect(new Set((await notified()).map((effect) => 'participantId' in effect && effect.participantId))).toEqual(
        new Set([...(people ?? []), null]),
      )
      expect(await notified()).toHaveLength(3)
      const [line] = (await look(flin.slug)).log
      expect(line?.details.changes).toEqual([{ name: 'roomUrl', before: '…', after: '…' }])
      // Without a room there is no message.
      await edit(flin.slug, { roomUrl: undefined })
      expect(await notified()).toHaveLength(3)
    })

    it('moves a party to the end: the next in line gets the offer, and the log has the reason', async () => {
      const [three, one, five] = [await wait('Dreiwerk', 3), await wait('Einwerk', 1), await wait('Fünfwerk', 5)]
      const { date } = await look(flsa.slug)
      await edit(flsa.slug, { seats: date.seats + 1 })
      expect([await status(three), await status(one)]).toEqual(['waiting', 'waiting'])
      const later = ports(saturday.add({ hours: 1 }))
      expect(await moveRegistrationToEnd(later, three, { actor, reason: 'called, come later' })).toEqual(done)
      expect([await status(three), await status(one)]).toEqual(['waiting', 'offered'])
      expect([await ahead(five), await ahead(three)]).toEqual([0, 1])
      expect(await moveRegistrationToEnd(later, three, { actor, reason: 'again' })).toMatchObject({
        refusal: { reason: 'last-in-line' },
      })
      expect(await logged(three)).toMatchObject([
        {},
        { actor_id: actor.id, action: 'booking.skipped', reason: 'called, come later' },
      ])
    })

    it('lets an offer stand longer, and tells the booker again', async () => {
      const id = await wait('Langwerk', 1)
      const { date } = await look(flsa.slug)
      await edit(flsa.slug, { seats: date.seats + 12 })
      expect(await status(id)).toBe('offered')
      const form = { hours: 24, until: saturday.add({ hours: 48 }).toString(), actor }
      expect(await giveMoreTime(ports(), id, form)).toEqual(done)
      // The answer was lost, and the form is sent once more.
      expect(await giveMoreTime(ports(), id, form)).toEqual(refused('other-end'))
      const until = saturday.add({ hours: 72 })
      expect((await readsOn(world.database.db).registration(id))?.registration.status).toEqual({
        state: 'offered',
        until,
      })
      await editDate(ports(saturday.add({ hours: 49 })), {
        slug: flsa.slug,
        actor,
        reason: 'look',
        version: 99,
        terms: termsOf((await look(flsa.slug)).date),
      })
      expect(await status(id)).toBe('offered')
      expect((await logged(id)).at(-1)).toMatchObject({ action: 'booking.prolonged', details: { hours: 24 } })
    })

    it('sends an open offer again when its date is moved, once for each move', async () => {
      const id = await wait('Verlegtwerk', 1)
      const { date } = await look(flsa.slug)
      await edit(flsa.slug, { seats: date.seats + 12 })
      expect(await status(id)).toBe('offered')
      const sent = `select 1 from pgboss.job where data ->> 'kind' = 'seat-offer' and data ->> 'registrationId' = $1`
      const offers = async () => (await world.database.jobs.executeSql(sent, [id])).rows.length
      const before = await offers()
      const { version } = (await look(flsa.slug)).date
      const sessions = date.sessions.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.add({ hours: 24 }),
        endsAt: endsAt.add({ hours: 24 }),
      }))
      const move = { slug: flsa.slug, actor, reason: 'room', version, schedule: { ...scheduleOf(date), sessions } }
      expect(await moveDate(ports(), move)).toMatchObject({ outcome: 'done', changed: true })
      expect(await moveDate(ports(), move)).toMatchObject({ outcome: 'done' })
      expect(await offers()).toBe(before + 1)
    })

    it('ticks who was there from the start on, and lets it be corrected', async () => {
      const booked = await world.book({ workshop: vienna.slug, form: bookingParty('Daswerk', 2) })
      const ids = (await world.orderBehind(tokenOf(booked)))?.order.participants.map(({ id }) => id) ?? []
      const tick = (there: boolean[], now: Temporal.Instant, wasThere: boolean[] = []) => {
        const attendance = new Map(ids.map((id, index) => [id, there[index] ?? false]))
        const shown = new Set(ids.filter((_, index) => wasThere[index]))
        return noteAttendance(ports(now), { slug: vienna.slug, actor, attendance, shown })
      }
      expect(await tick([true, true], saturday)).toMatchObject({ refusal: { reason: 'not-started' } })
      const start = startOf(vienna)
      const all = { outcome: 'done', isComplete: true }
      expect(await tick([true, false], start)).toEqual(all)
      // The other trainer has opened the list before, and has seen the second one come.
      expect(await tick([false, true], start)).toEqual(all)
      expect((await look(vienna.slug, start)).log[0]).toMatchObject({ details: { there: 2, all: 2 } })
      expect(await tick([true, false], start.add({ hours: 30 }), [true, true])).toEqual(all)
      const record = await look(vienna.slug, start)
      const people = record.parties.flatMap(({ participants }) => participants)
      expect(ids.map((id) => people.find((one) => one.id === id)?.attended)).toEqual([true, false])
      expect(record.log[0]).toMatchObject({ action: 'date.attendance', details: { there: 1, all: 2 } })
    })

    it('keeps the ticks of a list of which a booking was moved to another date meanwhile', async () => {
      const start = startOf(graz)
      const personOf = async (company: string) => {
        const booked = await world.book({ workshop: graz.slug, form: bookingParty(company, 1) })
        const order = (await world.orderBehind(tokenOf(booked)))?.order
        return { orderId: String(order?.id), id: String(order?.participants[0]?.id) }
      }
      const [stays, leaves] = [await personOf('Bleibwerk'), await personOf('Gehwerk')]
      const move = { orderId: leaves.orderId, to: vienna.slug, actor, reason: 'krank' }
      expect(await transferOrder(ports(start), move)).toEqual(done)
      const attendance = new Map([stays, leaves].map(({ id }) => [id, true]))
      const list = { slug: graz.slug, actor, attendance, shown: new Set<string>() }
      expect(await noteAttendance(ports(start), list)).toEqual({ outcome: 'done', isComplete: false })
      const cameTo = async (slug: string, id: string) =>
        (await look(slug, start)).parties.flatMap(({ participants }) => participants).find((one) => one.id === id)
      expect(await cameTo(graz.slug, stays.id)).toMatchObject({ attended: true })
      expect(await cameTo(vienna.slug, leaves.id)).toMatchObject({ attended: null })
    })

    describe('the time of change of a date', () => {
      const long = '2026-01-01T00:00:00Z'
      const changedAt = async (slug: string) => {
        const listed = await readsOn(world.database.db).workshopDate(slug, saturday)
        return listed?.changedAt?.toString()
      }
      beforeEach(async () => {
        await world.database.jobs.executeSql('update workshop_date set changed_at = $1', [long])
      })

      it('changes with the content of its page', async () => {
        const { date } = await look(vienna.slug)
        await edit(vienna.slug, { trainers: [...date.trainers, 'Maja Gast'] })
        expect(await changedAt(vienna.slug)).not.toBe(long)
        expect(await changedAt(graz.slug)).toBe(long)
        await world.transactions.run((stores) => stores.dates.priceTickets('fl2d', euros(2_345)))
        expect(await changedAt(selfPaced.slug)).not.toBe(long)
      })

      it('stays when someone books, and when only participants read what is new', async () => {
        await world.book({ workshop: vienna.slug, form: bookingParty('Stillwerk', 1) })
        await edit(flin.slug, { roomUrl: 'https://video.flightlevels.example/quiet' })
        await edit(flin.slug, { roomUrl: undefined })
        expect([await changedAt(vienna.slug), await changedAt(flin.slug)]).toEqual([long, long])
      })
    })

    it('finds a date by its id and by its slug, and nothing by anything else', async () => {
      expect((await look(graz.id)).date.slug).toBe(graz.slug)
      expect(await ports().reads.dates.record('fl2d-self-paced-de', saturday)).toBeNull()
      expect(await ports().reads.dates.record('no-such-date', saturday)).toBeNull()
      expect(await ports().reads.dates.record('fl2d\0', saturday)).toBeNull()
    })
  })
}
