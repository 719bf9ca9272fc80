import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import {
  changePerson,
  participantsByLink,
  type SaveParticipants,
  saveParticipants,
} from '#features/participants/save-participants.ts'
import { forgetMeals } from '#features/participants/scheduled.ts'
import { issueToken, resolveToken } from '#features/personal-links/personal-links.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFlinInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const vienna = liveDate(theFlinInVienna, saturday)
const consentWording = 'Ich willige ein.'

/** Participants and what they cannot eat. */
export function participantsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`participant data on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const randomSource = {
      id: () => crypto.randomUUID(),
      token: () => `${crypto.randomUUID()}${crypto.randomUUID()}`,
    }
    const ports = (now = saturday) => ({ clock: { now: () => now }, randomSource, transactions: world.transactions })

    async function book(company: string, workshop = graz.slug) {
      const outcome = await world.book({ workshop, form: bookingParty(company, 2) })
      const orderId = (await resolveToken(reads(), 'order', tokenOf(outcome))) ?? ''
      return { orderId, token: tokenOf(outcome), entries: await entriesOf(orderId) }
    }

    async function entriesOf(orderId: string): Promise<Entry[]> {
      const found = await reads().orderWithDate(orderId)
      return (found?.order.participants ?? []).map(({ addIntroduction: _, ...person }) => ({
        ...person,
        shown: person,
        hasMeal: false,
        mealConsent: false,
      }))
    }

    const save = (command: Pick<SaveParticipants, 'orderId' | 'entries'> & Partial<SaveParticipants>, now = saturday) =>
      saveParticipants(ports(now), { by: 'booker', consentWording, ...command })
    const forget = (orderId: string, now: Temporal.Instant) =>
      // Of all that carrying out may need, this kind needs the clock and the transactions.
      forgetMeals(ports(now) as Parameters<typeof forgetMeals>[0], { kind: 'forget-meals', orderId })
    const kinds = async (id: string) => (await world.effectsOf(id)).map(({ kind }) => kind)

    it('writes to one address about a seat ten times a day at most, anyone who names it', async () => {
      const { orderId, entries } = await book('Nennwerk', vienna.slug)
      const [mira, anton] = entries as [Entry, Entry]
      for (let time = 1; time <= 24; time++) {
        const email = time % 2 ? 'opfer@post.example' : anton.email
        const [, second] = await entriesOf(orderId)
        await save({ orderId, entries: [mira, { ...(second ?? anton), email }] })
      }
      const all = await kinds(orderId)
      const times = (kind: string) => all.filter((other) => other === kind).length
      // Mira’s invitation; ten to each of the two addresses that took turns; and ten times each that the seat is taken.
      expect([times('invitation'), times('participant-cancelled')]).toEqual([1 + 10 + 10, 10 + 10])
    })

    it('lets the office give Anton’s seat to Noor and put a name right, once each, with who did it in the log', async () => {
      const { orderId, entries } = await book('Bürowerk', vienna.slug)
      const [mira, anton] = entries as [Entry, Entry]
      const nora = memberActor('Nora')
      const office = { ...ports(), reads: reads() }
      const change = (participantId: string, person: Pick<Entry, 'firstName' | 'lastName' | 'email'>) =>
        changePerson(office, { orderId, participantId, person, actor: nora, reason: 'angerufen' })
      const noor = { firstName: 'Noor', lastName: 'Ali', email: 'noor.ali@buerowerk.example' }
      expect(await change(anton.id, noor)).toEqual(done)
      expect(await change(anton.id, noor)).toEqual(done)
      expect(await change(mira.id, { ...mira, lastName: 'Berg' })).toEqual(done)
      expect(await change(mira.id, noor)).toEqual(refused('email-twice'))
      expect((await entriesOf(orderId)).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
        'Mira Berg',
        'Noor Ali',
      ])
      const mails = await kinds(orderId)
      expect(mails.filter((kind) => kind === 'participant-cancelled')).toHaveLength(1)
      expect(mails.filter((kind) => kind === 'invitation')).toHaveLength(3)
      const log = (await reads().bookings.history([orderId])).filter(
        ({ action }) => action === 'booking.participant-changed',
      )
      expect(log).toMatchObject([
        { actor: { name: 'Nora' }, reason: 'angerufen' },
        { actor: { name: 'Nora' }, reason: 'angerufen' },
      ])
    })

    it('mails no more new people of one order a day than twenty and two for each seat', async () => {
      const { orderId, entries } = await book('Streuwerk', vienna.slug)
      const [mira, anton] = entries as [Entry, Entry]
      for (let time = 1; time <= 30; time++) {
        const [, second] = await entriesOf(orderId)
        const next = { ...(second ?? anton), email: `fremd-${time}@post.example` }
        expect(await save({ orderId, entries: [mira, next] })).toEqual(done)
      }
      const all = await kinds(orderId)
      const times = (kind: string) => all.filter((other) => other === kind).length
      // Two were invited when they were booked.
      expect([times('invitation'), times('participant-cancelled')]).toEqual([2 + 24, 24])
    })

    it('keeps what Mira cannot eat with her consent, and forgets it once the workshop is over', async () => {
      const { orderId, entries } = await book('Speisewerk')
      const [mira, anton] = entries as [Entry, Entry]
      expect(await save({ orderId, entries: [{ ...mira, ...vegan }, anton] })).toEqual(done)
      expect([...(await reads().participants.mealsOf(orderId))]).toEqual([
        [mira.id, { text: 'vegan', consentWording, consentedAt: saturday }],
      ])
      expect(await kinds(orderId)).toContain('forget-meals')

      await forget(orderId, startOf(graz))
      expect((await reads().participants.mealsOf(orderId)).size).toBe(1)
      await forget(orderId, endOf(graz))
      expect((await reads().participants.mealsOf(orderId)).size).toBe(0)
    })

    /** Leaves the seats to the tests that follow. */
    const leave = (orderId: string) => cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })

    it('keeps the consent to a meal as it was given when its form is sent again, and asks for another one for other words', async () => {
      const { orderId, entries } = await book('Einwilligung')
      const [mira, anton] = entries as [Entry, Entry]
      await save({ orderId, entries: [{ ...mira, ...vegan }, anton] })
      const later = saturday.add({ hours: 5 })
      const named = { ...anton, firstName: 'Antonia' }
      await save({ orderId, entries: [{ ...mira, ...vegan }, named], consentWording: 'Andere Worte.' }, later)
      expect((await reads().participants.mealsOf(orderId)).get(mira.id)).toMatchObject({
        consentWording,
        consentedAt: saturday,
      })
      await save({ orderId, entries: [{ ...mira, ...vegan, meal: 'vegan, ohne Nüsse' }, named] }, later)
      expect((await reads().participants.mealsOf(orderId)).get(mira.id)).toMatchObject({ consentedAt: later })
      await leave(orderId)
    })

    it('keeps what Anton has told since the booker opened the page', async () => {
      const { orderId, entries } = await book('Zwei Seiten')
      const [mira, anton] = entries as [Entry, Entry]
      expect(await save({ orderId, by: { participantId: anton.id }, entries: [{ ...anton, ...vegan }] })).toEqual(done)
      expect(await save({ orderId, entries: [{ ...mira, firstName: 'Miriam' }, anton] })).toEqual(done)
      expect([...(await reads().participants.mealsOf(orderId)).keys()]).toEqual([anton.id])
      await leave(orderId)
    })

    it('overwrites nothing that was corrected since the booker opened the page, and tells both values where both changed one', async () => {
      const { orderId, entries } = await book('Alter Reiter')
      const [mira, anton] = entries as [Entry, Entry]
      const own = (changes: Partial<Entry>) =>
        save({ orderId, by: { participantId: anton.id }, entries: [{ ...anton, ...changes }] })
      expect(await own({ firstName: 'Antonius' })).toEqual(done)
      expect(await save({ orderId, entries: [mira, { ...anton, lastName: 'Neu' }] })).toEqual(done)
      const anders = { ...anton, firstName: 'Toni', title: 'Dr.' }
      expect(await save({ orderId, entries: [{ ...mira, firstName: 'Miriam' }, anders] })).toMatchObject({
        outcome: 'refused',
        refusal: {
          reason: 'changed-meanwhile',
          conflicts: [{ field: 'firstName', stored: 'Antonius', sent: 'Toni' }],
        },
      })
      expect((await entriesOf(orderId)).map(({ title, firstName, lastName }) => [title, firstName, lastName])).toEqual([
        [mira.title, mira.firstName, mira.lastName],
        [anton.title, 'Antonius', 'Neu'],
      ])
      await leave(orderId)
    })

    it('forgets a meal when its box is unticked, and all of them when the order is cancelled', async () => {
      const { orderId, entries } = await book('Vergesswerk')
      const [mira, anton] = entries as [Entry, Entry]
      await save({
        orderId,
        entries: [
          { ...mira, ...vegan },
          { ...anton, ...vegan },
        ],
      })
      await save({
        orderId,
        entries: [
          { ...mira, shown: { ...mira.shown, meal: 'vegan' } },
          { ...anton, ...vegan },
        ],
      })
      expect([...(await reads().participants.mealsOf(orderId)).keys()]).toEqual([anton.id])
      await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })
      expect((await reads().participants.mealsOf(orderId)).size).toBe(0)
    })

    it('gives Anton’s seat to Noor once, however often the form is sent', async () => {
      const { orderId, entries } = await book('Tauschwerk')
      const [mira, anton] = entries as [Entry, Entry]
      await save({ orderId, entries: [mira, { ...anton, ...vegan }] })
      const links = await world.transactions.run((stores) =>
        issueToken(stores, randomSource, 'participant', anton.id, saturday),
      )
      const noor = { ...anton, firstName: 'Noor', email: 'noor@tauschwerk.example' }
      const before = await kinds(orderId)
      const revision = async () => (await reads().orderWithDate(orderId))?.date?.revision ?? -1
      const invitedWith = await revision()
      for (let sent = 0; sent < 2; sent++) expect(await save({ orderId, entries: [mira, noor] })).toEqual(done)
      const [, second] = await entriesOf(orderId)
      expect(second).toMatchObject({ firstName: 'Noor', email: noor.email })
      expect(second?.id).not.toBe(anton.id)
      expect((await kinds(orderId)).length - before.length).toBe(2)
      expect((await world.effectsOf(orderId)).find(({ kind }) => kind === 'participant-cancelled')).toMatchObject({
        participantId: anton.id,
        former: { firstName: 'Anton' },
        revision: invitedWith,
      })
      // Anyone who comes back gets an entry with a higher number than the one that was taken out.
      expect(await revision()).toBe(invitedWith + 1)
      expect((await reads().participants.mealsOf(orderId)).size).toBe(0)
      expect(await participantsByLink(reads(), links)).toBeNull()
    })

    it('sends Noor the practical details too when she takes the seat after the reminder', async () => {
      const { orderId, entries } = await book('Nachzügler')
      const [mira, anton] = entries as [Entry, Entry]
      const late = startOf(graz).subtract({ hours: 24 * 3 })
      const noor = { ...anton, firstName: 'Noor', email: 'noor@nachzuegler.example' }
      for (let sent = 0; sent < 2; sent++) await save({ orderId, entries: [mira, noor] }, late)
      const [, second] = await entriesOf(orderId)
      const effects = await world.effectsOf(orderId)
      expect(effects.filter(({ kind }) => kind === 'reminder-mail')).toEqual([
        { kind: 'reminder-mail', orderId, startsAt: startOf(graz).toString(), participantId: second?.id },
      ])
      expect(effects).toContainEqual({ kind: 'invitation', orderId, participantId: second?.id })
      // The room in Graz is small: the seats are wanted below.
      await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })
    })

    it('shows the booker everyone and Mira herself alone', async () => {
      const { orderId, token, entries } = await book('Sichtwerk')
      const [mira, anton] = entries as [Entry, Entry]
      await save({ orderId, entries: [mira, { ...anton, ...vegan }] })
      const own = await world.transactions.run((stores) =>
        issueToken(stores, randomSource, 'participant', mira.id, saturday),
      )
      const ofBooker = await participantsByLink(reads(), token)
      const ofMira = await participantsByLink(reads(), own)
      expect([ofBooker?.order.participants.length, ofBooker?.meals.size]).toEqual([2, 1])
      expect([ofMira?.order.participants.map(({ id }) => id), ofMira?.meals.size]).toEqual([[mira.id], 0])
      expect(await participantsByLink(reads(), own.slice(0, -1))).toBeNull()
    })

    it('saves nothing once the workshop has started', async () => {
      const { orderId, entries } = await book('Spätwerk')
      const [mira, anton] = entries as [Entry, Entry]
      expect(await save({ orderId, entries: [{ ...mira, firstName: 'Mirella' }, anton] }, startOf(graz))).toEqual(
        refused('workshop-started'),
      )
      expect((await entriesOf(orderId))[0]?.firstName).toBe('Mira')
    })
  })
}

type Entry = SaveParticipants['entries'][number]

const vegan = { hasMeal: true, meal: 'vegan', mealConsent: true }
