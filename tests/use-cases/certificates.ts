import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsentAnswer } from '#domain/certificate/certificate.ts'
import { reminderAt } from '#domain/participant/participant.ts'
import { done, refused } from '#domain/result.ts'
import { defaultWindows } from '#domain/settings/windows.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import {
  confirmConsent,
  consentByLink,
  issueCertificates,
  requestConsent,
  withdrawConsent,
} from '#features/certificates/consent.ts'
import { dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { changePerson } from '#features/participants/save-participants.ts'
import { sendReminders } from '#features/participants/scheduled.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import { moveDate } from '#features/workshops/edit-date.ts'
import { noteAttendance } from '#features/workshops/office-dates.ts'
import { mailOf } from '#mails/mails.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

/** As the one of the seed, with seats for all of these tests. */
const graz = { ...liveDate(theFl2dInGraz, saturday), id: crypto.randomUUID(), slug: 'fl2d-graz-gross', seats: 40 }
const makeUp = {
  ...graz,
  id: crypto.randomUUID(),
  slug: 'fl2d-graz-noch-einmal',
  sessions: graz.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.add({ hours: 28 * 24 }),
    endsAt: endsAt.add({ hours: 28 * 24 }),
  })),
}
const wordings = { yes: 'Ja, ich willige ein.', no: 'Nein.' }

/** Scheduled mails before and after a workshop: reminders, and certificates for participants who have consented. */
export function certificatesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`reminders and certificates on ${name}`, () => {
    let world: BookingWorld
    let now = saturday
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      await world.addDate(graz)
      await world.addDate(makeUp)
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const randomSource = { id: () => crypto.randomUUID(), token: () => `${crypto.randomUUID()}${crypto.randomUUID()}` }
    const ports = () => ({ clock: { now: () => now }, randomSource, transactions: world.transactions })
    // Of all that carrying out may need, these kinds need the clock, ids and the transactions.
    const dispatchPorts = () => ports() as unknown as DispatchPorts

    async function book(company: string, workshop = graz.slug) {
      now = saturday
      const outcome = await world.book({ workshop, form: bookingParty(company, 2) })
      const order = (await world.orderBehind(tokenOf(outcome)))?.order
      const [mira, anton] = order?.participants ?? []
      if (!order || !mira || !anton) throw new Error(`${company} has nobody`)
      return { orderId: order.id, mira, anton }
    }

    const jobs = async (kind: Effect['kind'], key: string, value: string) => {
      const sql = `select data, start_after as at from pgboss.job where name in ('effects', 'urgent')
        and data ->> 'kind' = $1 and data ->> $2 = $3 order by created_on, id`
      return (await world.database.jobs.executeSql(sql, [kind, key, value])).rows
    }
    const consentsOf = async (participantId: string) =>
      (await world.all('certificate_consent')).filter((row) => row.participant_id === participantId)
    const ask = (firstName: string, lastName: string, answer: ConsentAnswer) =>
      requestConsent(ports(), { firstName, lastName, workshop: graz.slug, answer, wording: wordings[answer] })
    const remind = (orderId: string, startsAt: string) =>
      sendReminders(dispatchPorts(), { kind: 'reminder', orderId, startsAt })
    const issue = (orderId: string, endsAt = endOf(graz).toString()) =>
      issueCertificates(dispatchPorts(), { kind: 'certificates', orderId, endsAt })
    const certificatesOf = async (participantId: string) =>
      (await world.all('certificate')).filter((row) => row.participant_id === participantId)

    it('reminds Mira, Anton and the booker a week before, and no one of what was cancelled', async () => {
      const { orderId, mira, anton } = await book('Erinnerwerk')
      const [planned] = await jobs('reminder', 'orderId', orderId)
      expect(planned.data.startsAt).toBe(startOf(graz).toString())
      expect(new Date(planned.at).getTime()).toBe(reminderAt(graz, saturday, defaultWindows)?.epochMilliseconds)
      await remind(orderId, planned.data.startsAt)
      const mails = await jobs('reminder-mail', 'orderId', orderId)
      expect(new Set(mails.map(({ data }) => data.participantId))).toEqual(new Set([mira.id, anton.id, null]))
      expect(mails).toHaveLength(3)

      const other = await book('Absagewerk')
      await cancelOrder(ports(), { orderId: other.orderId, way: 'terms', actor: 'booker' })
      await remind(other.orderId, startOf(graz).toString())
      expect(await jobs('reminder-mail', 'orderId', other.orderId)).toEqual([])
    })

    it('asks Mira by mail, keeps her yes with its wording and time, and takes it once', async () => {
      const { mira } = await book('Jawerk')
      await ask(' mira ', 'JAWERK', 'yes')
      const [pending, ...more] = await consentsOf(mira.id)
      expect(more).toEqual([])
      expect(pending).toMatchObject({ answer: 'yes', wording: wordings.yes, confirmed_at: null })
      const id = String(pending?.id)
      expect(await jobs('consent-request', 'consentId', id)).toHaveLength(1)
      const token = await world.transactions.run((stores) => issueToken(stores, randomSource, 'consent', id, now))
      expect((await consentByLink(reads(), token, now))?.consent.answer).toBe('yes')
      now = saturday.add({ hours: 1 })
      for (const _ of [1, 2]) expect(await confirmConsent(ports(), id)).toEqual(done)
      expect(await reads().certificates.consent(id)).toMatchObject({ confirmedAt: now })
      now = saturday.add({ hours: 2 })
      expect(await confirmConsent(ports(), id)).toEqual(done)
      expect((await reads().certificates.consent(id))?.confirmedAt).toEqual(saturday.add({ hours: 1 }))
      await ask('Mira', 'Jawerk', 'no')
      expect(await consentsOf(mira.id)).toHaveLength(1)
    })

    it('keeps the refusal of Anton: a pending yes is refused', async () => {
      const { anton, orderId } = await book('Neinwerk')
      await ask('Anton', 'Neinwerk', 'yes')
      await ask('Anton', 'Neinwerk', 'no')
      const given = await consentsOf(anton.id)
      const idOf = (answer: ConsentAnswer) => String(given.find((row) => row.answer === answer)?.id)
      expect(await confirmConsent(ports(), idOf('no'))).toEqual(done)
      expect(await confirmConsent(ports(), idOf('yes'))).toEqual(refused('decided'))
      await ask('Anton', 'Neinwerk', 'yes')
      expect(await consentsOf(anton.id)).toHaveLength(2)
      now = endOf(graz)
      await issue(orderId)
      expect(await certificatesOf(anton.id)).toEqual([])
    })

    it('takes one of two answers that are confirmed at the same moment', async () => {
      const { anton } = await book('Zugleichwerk')
      await ask('Anton', 'Zugleichwerk', 'yes')
      await ask('Anton', 'Zugleichwerk', 'no')
      const ids = (await consentsOf(anton.id)).map((row) => String(row.id))
      const outcomes = await Promise.all(ids.map((id) => confirmConsent(ports(), id)))
      expect(outcomes.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
        done,
        refused('decided'),
      ])
    })

    it('asks no one for a name that is not there, and no one more than three times a day', async () => {
      const { mira } = await book('Fragwerk')
      await ask('Mira', 'Fremdwerk', 'yes')
      for (const minutes of [1, 2, 3, 4]) {
        now = saturday.add({ minutes })
        await ask('Mira', 'Fragwerk', 'yes')
      }
      expect(await consentsOf(mira.id)).toHaveLength(3)
    })

    it('asks Mira once by a double click', async () => {
      const { mira } = await book('Doppelwerk')
      await Promise.all([1, 2].map(() => ask('Mira', 'Doppelwerk', 'yes')))
      const [asked, ...more] = await consentsOf(mira.id)
      expect(more).toEqual([])
      expect(await jobs('consent-request', 'consentId', String(asked?.id))).toHaveLength(1)
    })

    it('opens nothing for a truncated or an expired link', async () => {
      const { mira } = await book('Linkwerk')
      await ask('Mira', 'Linkwerk', 'yes')
      const id = String((await consentsOf(mira.id))[0]?.id)
      const token = await world.transactions.run((stores) => issueToken(stores, randomSource, 'consent', id, now))
      expect(await consentByLink(reads(), token.slice(0, -1), now)).toBeNull()
      now = saturday.add({ hours: 14 * 24 })
      expect(await consentByLink(reads(), token, now)).toBeNull()
      expect(await confirmConsent(ports(), id)).toEqual(refused('expired'))
    })

    it('gives Mira one certificate after the workshop, and Anton, who has not answered, none', async () => {
      const { orderId, mira, anton } = await book('Zeugniswerk')
      await ask('Mira', 'Zeugniswerk', 'yes')
      await confirmConsent(ports(), String((await consentsOf(mira.id))[0]?.id))
      await issue(orderId)
      expect(await certificatesOf(mira.id)).toEqual([])
      now = endOf(graz)
      for (const _ of [1, 2]) await issue(orderId)
      const [issued, ...more] = await certificatesOf(mira.id)
      expect([more, await certificatesOf(anton.id)]).toEqual([[], []])
      expect(await jobs('certificate', 'certificateId', String(issued?.id))).toHaveLength(1)
      expect(await reads().certificates.certificateByCode(String(issued?.code))).toMatchObject({
        holder: 'Mira Zeugniswerk',
        certification: 'fl2d',
      })
      expect(await reads().certificates.certificateByCode(crypto.randomUUID())).toBeNull()
    })

    it('replaces a certificate whose name the office corrects after the workshop, once, and passes no seat on any more', async () => {
      const { orderId, mira, anton } = await book('Irrwerk')
      await ask('Mira', 'Irrwerk', 'yes')
      await confirmConsent(ports(), String((await consentsOf(mira.id))[0]?.id))
      now = endOf(graz)
      await issue(orderId)
      const [wrong] = await certificatesOf(mira.id)
      const office = { ...ports(), reads: reads() }
      const correct = (id: string, person: { firstName: string; lastName: string; email?: string }) =>
        changePerson(office, { orderId, participantId: id, person, actor: 'organiser:office', reason: 'angerufen' })
      const berg = { firstName: 'Mira', lastName: 'Berg' }
      for (const _ of [1, 2]) expect(await correct(mira.id, berg)).toEqual(done)
      expect(await correct(anton.id, { firstName: 'Antonia', lastName: 'Irrwerk' })).toEqual(done)
      expect(await correct(anton.id, { ...berg, email: 'noor@irrwerk.example' })).toEqual(refused('workshop-started'))

      const [right, ...more] = await certificatesOf(mira.id)
      expect([right?.holder, more, await certificatesOf(anton.id)]).toEqual(['Mira Berg', [], []])
      expect(await reads().certificates.certificateByCode(String(wrong?.code))).toBeNull()
      expect(await jobs('certificate', 'certificateId', String(right?.id))).toHaveLength(1)
      const log = await reads().bookings.history([orderId])
      expect(log.filter(({ action }) => action === 'booking.participant-changed')).toHaveLength(2)
    })

    const all = { outcome: 'done', isComplete: true }
    const note = (attendance: ReadonlyMap<string, boolean>) =>
      noteAttendance(ports(), { slug: graz.slug, actor: 'organiser:office', attendance, shown: new Set() })

    it('gives none to who was noted as not there, and one as soon as that is corrected', async () => {
      const { orderId, mira, anton } = await book('Fehlwerk')
      for (const [firstName, { id }] of [['Mira', mira] as const, ['Anton', anton] as const]) {
        await ask(firstName, 'Fehlwerk', 'yes')
        await confirmConsent(ports(), String((await consentsOf(id))[0]?.id))
      }
      const issued = async () => [(await certificatesOf(mira.id)).length, (await certificatesOf(anton.id)).length]
      const planned = async () => (await jobs('certificates', 'orderId', orderId)).length
      now = startOf(graz)
      const attended = new Map([mira, anton].map(({ id }) => [id, id === anton.id]))
      expect(await note(attended)).toEqual(all)
      now = endOf(graz)
      await issue(orderId)
      expect(await issued()).toEqual([0, 1])
      const absent = () => Promise.all([mira, anton].map(({ id }) => reads().certificates.isAbsent(id)))
      expect(await absent()).toEqual([true, false])

      const before = await planned()
      expect(await note(attended.set(mira.id, true))).toEqual(all)
      expect(await planned()).toBe(before + 1)
      await issue(orderId)
      expect(await issued()).toEqual([1, 1])
      expect(await absent()).toEqual([false, false])
    })

    it('gives who makes the workshop up on another date the certificate of that one', async () => {
      const { orderId, mira, anton } = await book('Nachholwerk')
      await ask('Mira', 'Nachholwerk', 'yes')
      await confirmConsent(ports(), String((await consentsOf(mira.id))[0]?.id))
      now = endOf(graz)
      await issue(orderId)
      const [tooEarly] = await certificatesOf(mira.id)
      expect(tooEarly).toBeDefined()
      expect(await note(new Map([mira, anton].map(({ id }) => [id, false])))).toEqual(all)

      const command = { orderId, to: makeUp.slug, actor: 'organiser:office', reason: 'Stau' } as const
      expect(await transferOrder(ports(), command)).toEqual(done)
      expect(await certificatesOf(mira.id)).toEqual([])
      const noted = (await world.all('attendance')).map((row) => row.participant_id)
      expect(noted).not.toContain(mira.id)
      now = endOf(makeUp)
      await issue(orderId, endOf(makeUp).toString())
      const [issued] = await certificatesOf(mira.id)
      expect(issued?.code).not.toBe(tooEarly?.code)
    })

    it('withdraws Mira’s yes by the same link, weeks later: the certificate and its page are deleted', async () => {
      const { orderId, mira } = await book('Rückwerk')
      await ask('Mira', 'Rückwerk', 'yes')
      const id = String((await consentsOf(mira.id))[0]?.id)
      const token = await world.transactions.run((stores) => issueToken(stores, randomSource, 'consent', id, now))
      const back = { consentId: id, wording: 'Ich nehme meine Einwilligung zurück.' }
      expect(await withdrawConsent(ports(), back)).toEqual(refused('nothing-given'))
      await confirmConsent(ports(), id)
      now = endOf(graz).add({ hours: 20 * 24 })
      await issue(orderId)
      const [issued] = await certificatesOf(mira.id)
      expect(await reads().certificates.consentBehind(String(issued?.id))).toBe(id)
      expect(await reads().certificates.firstNameOf(String(issued?.id))).toBe('Mira')
      expect((await consentByLink(reads(), token, now))?.consent.withdrawn).toBeNull()

      const at = now
      for (const _ of [1, 2]) expect(await withdrawConsent(ports(), back)).toEqual(done)
      now = at.add({ hours: 1 })
      expect(await withdrawConsent(ports(), { ...back, wording: 'later' })).toEqual(done)
      expect((await consentByLink(reads(), token, now))?.consent.withdrawn).toEqual({ at, wording: back.wording })
      expect(await reads().certificates.certificateByCode(String(issued?.code))).toBeNull()
      // Neither the job of the workshop nor the mail that was still waiting brings it back.
      await issue(orderId)
      await dispatchEffect(
        {
          ...dispatchPorts(),
          reads: reads(),
          findMail: async () => mailOf('certificate'),
          sentMail: { has: async () => false },
        } as unknown as DispatchPorts,
        { kind: 'certificate', certificateId: String(issued?.id) },
      )
      expect(await certificatesOf(mira.id)).toEqual([])
      await ask('Mira', 'Rückwerk', 'yes')
      expect(await consentsOf(mira.id)).toHaveLength(1)
      const log = (await world.all('action_log')).filter((line) => line.subject_id === mira.id)
      expect(log).toMatchObject([{ action: 'booking.consent-withdrawn', details: { certificate: 'deleted' } }])
    })

    it('moves the reminder with the date, and drops the one for the former time', async () => {
      const { orderId } = await book('Umzugwerk')
      const later = graz.sessions.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.add({ hours: 21 * 24 }),
        endsAt: endsAt.add({ hours: 21 * 24 }),
      }))
      const { slug, version, location, zone, delivery } = graz
      const schedule = { sessions: later, location, zone, delivery }
      const command = { slug, version, actor: 'organiser:office', reason: 'Raum', schedule } as const
      expect(await moveDate(ports(), command)).toEqual({ outcome: 'done', changed: true })
      const moved = { ...graz, sessions: later }
      const planned = await jobs('reminder', 'orderId', orderId)
      expect(new Set(planned.map(({ at }) => new Date(at).getTime()))).toEqual(
        new Set([graz, moved].map((date) => reminderAt(date, saturday, defaultWindows)?.epochMilliseconds)),
      )
      await remind(orderId, startOf(graz).toString())
      expect(await jobs('reminder-mail', 'orderId', orderId)).toEqual([])
      await remind(orderId, startOf(moved).toString())
      expect(await jobs('reminder-mail', 'orderId', orderId)).toHaveLength(3)
    })
  })
}
