import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seller } from '#domain/company.ts'
import { quoteOfRequest } from '#domain/registration/changes.ts'
import { done, refused } from '#domain/result.ts'
import type { SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import { defaultWindows } from '#domain/settings/windows.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { offerRegistration } from '#features/booking/waitlist.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { changeSettings, createSettingsOffice } from '#features/settings/settings-office.ts'
import { buyPackage, buyTickets } from '#features/tickets/place-purchase.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import { keptRead } from '#platform/kept-read.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theFl2dInHamburg, theFlclInBerlin, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const hamburg = liveDate(theFl2dInHamburg, saturday)
const byCard = { ...liveDate(theFlclInBerlin, saturday), id: crypto.randomUUID(), slug: 'flcl-by-card' }
const newBank = { name: 'Donaubank', iban: 'AT611904300234573201', bic: 'DONAATWW' }

const standIn: CheckedConnection = { check: async () => 'stand-in' }
const connections = { mail: standIn, payment: standIn }
const transport = { send: () => Promise.reject(new Error('the mail server is away')) }

/** What owners set, and what follows from it. */
export function settingsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`settings on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      await world.addDate({ ...byCard, payment: 'card' })
    })
    afterAll(() => world.close())

    const clock = { now: () => saturday }
    const randomSource = { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() }

    /** The settings as one process has them. */
    function office() {
      const reads = readsOn(world.database.db)
      const settings = keptRead(reads.settings.current)
      const { transactions } = world
      return {
        ...createSettingsOffice({ clock, randomSource, transactions, reads, settings, connections, transport }),
        forget: settings.forget,
      }
    }

    /** Changes a part of a section and keeps the rest. */
    async function set<Section extends Exclude<SettingsSection, 'vat'>>(
      section: Section,
      change: Partial<SiteSettings[Section]>,
    ) {
      const { settings, versions } = await office().versioned()
      const value = { ...settings[section], ...change }
      return office().change({
        section,
        version: versions[section],
        value,
        by: memberActor('Nora Pichler'),
        reason: 'Beschluss vom 20. November',
      })
    }

    async function invoiceOf(company: string) {
      const outcome = await world.book({ workshop: hamburg.slug, form: bookingParty(company, 1) })
      const found = await world.orderBehind(tokenOf(outcome))
      if (!found) throw new Error(`${company} has not booked`)
      return { orderId: found.order.id, issued: await readsOn(world.database.db).invoices(found.order.id) }
    }

    it('are as the program has them before anyone has set anything', async () => {
      const { settings, versions } = await office().versioned()
      expect(settings.company).toEqual(seller)
      expect(settings.windows).toEqual(defaultWindows)
      expect(versions).toEqual({ company: 0, windows: 0, prices: 0, vat: 0, cancellation: 0, mails: 0 })
    })

    it('put a new account on the next invoice and leave what was issued as it is', async () => {
      const before = await invoiceOf('Vorher')
      expect(await set('company', { bank: newBank })).toEqual(done)
      const after = await invoiceOf('Nachher')
      expect(after.issued[0]?.seller).toEqual({ ...seller, bank: newBank })
      expect((await readsOn(world.database.db).invoices(before.orderId))[0]?.seller).toEqual(seller)
    })

    it('are logged with the member, the old and the new value', async () => {
      const logged = (await world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'settings')
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatchObject({ actor_kind: 'member', actor_name: 'Nora Pichler', action: 'settings.changed' })
      expect(logged[0]?.details).toMatchObject({
        section: 'company',
        changes: [
          { name: 'bank.bic', before: seller.bank.bic, after: 'DONAATWW' },
          { name: 'bank.iban' },
          { name: 'bank.name' },
        ],
      })
      const [step] = await office().history('company')
      expect(step).toMatchObject({ version: 1, changedBy: 'Nora Pichler' })
      expect(step?.changes.map(({ name: changed }) => changed)).toEqual(['bank.bic', 'bank.iban', 'bank.name'])
    })

    it('refuse a form that was opened before someone else saved, and show the current values', async () => {
      const value = { ...seller, phone: '+43 1 000 00 01' }
      const outcome = await office().change({ section: 'company', version: 0, value, by: memberActor('Theo Wagner') })
      expect(outcome).toEqual(refused('stale', { version: 1, value: { ...seller, bank: newBank } }))
    })

    it('take the same form twice as once', async () => {
      const value = { ...seller, bank: newBank }
      const outcome = await office().change({ section: 'company', version: 0, value, by: memberActor('Nora Pichler') })
      expect(outcome).toEqual(done)
      expect(await office().history('company')).toHaveLength(1)
    })

    it('let one of two owners who save at once win, and tell the other', async () => {
      const save = (invoiceDays: number) =>
        office().change({
          section: 'windows',
          version: 0,
          value: { ...defaultWindows, invoiceDays },
          by: memberActor('Nora Pichler'),
        })
      const outcomes = (await Promise.all([save(10), save(21)])).map(({ outcome }) => outcome)
      expect(outcomes.toSorted()).toEqual(['done', 'refused'])
    })

    it('hold the seats of the next payment as long as is set, and offer the next seats as long', async () => {
      await set('windows', { paymentMinutes: 60, offerHours: 24 })
      const form = bookingParty('Karte', 1)
      const booked = await world.book({ workshop: byCard.slug, form })
      const paying = await world.orderBehind(tokenOf(booked))
      expect(paying?.order.status).toEqual({ state: 'awaiting-payment', until: saturday.add({ minutes: 60 }) })

      const regional = bookingParty('Fernost', 1, { joinsWaitlist: true, country: 'IN' })
      const waits = await world.book({ workshop: hamburg.slug, form: regional })
      const id = await resolveToken(readsOn(world.database.db), 'registration', tokenOf(waits, 'registration'))
      await offerRegistration({ clock, transactions: world.transactions }, id ?? '', 'organiser:office')
      const found = await readsOn(world.database.db).registration(id ?? '')
      expect(found?.registration.status).toEqual({ state: 'offered', until: saturday.add({ hours: 24 }) })
    })

    it('price new bookings by a new list, while orders and those who wait keep the old one', async () => {
      const waitsIn = async (company: string, country: string, now: Temporal.Instant, discover = false) => {
        const form = bookingParty(company, 1, { joinsWaitlist: true, country, discover })
        const outcome = await world.book({ workshop: hamburg.slug, form }, { now })
        return (await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))) ?? ''
      }
      const grossOf = async (id: string) => {
        const found = await readsOn(world.database.db).registration(id)
        return (
          found &&
          quoteOfRequest(found.date, found.request, found.participants, {
            tariff: found.tariff,
            orderedOn: '2026-11-21',
          }).net
        )
      }
      const earlier = saturday.subtract({ hours: 1 })
      const old = await waitsIn('Pune Ltd', 'IN', earlier)
      const discovers = await waitsIn('Delhi Ltd', 'IN', earlier, true)
      const discover = { onSite: 500_00, online: 400_00 }
      const prices = { percent: { 2: 50, 3: 30 }, regions: { RS: 3 as const }, discover }
      await set('prices', prices)
      expect(await grossOf(old)).toBe(796_00)
      expect(await grossOf(discovers)).toBe(916_00)
      expect(await grossOf(await waitsIn('Mumbai Ltd', 'IN', saturday))).toBe(597_00)
      expect(await grossOf(await waitsIn('Sava d.o.o.', 'RS', saturday))).toBe(597_00)
      expect((await world.transactions.run((stores) => stores.settings.tariffAt(earlier))).prices.percent).toEqual({
        2: 60,
        3: 40,
      })
    })

    it('price the next ticket and the next package, and leave what was ordered as it is', async () => {
      const selfPaced = selfPacedDate(theSelfPacedFl2d)
      const checkout = { provider: 'test' as const }
      const ports = {
        clock,
        randomSource,
        transactions: world.transactions,
        reads: readsOn(world.database.db),
        checkout,
      }
      const { booker, invoice, newsletter, terms } = bookingParty('Selbst', 1)
      const form = { booker, invoice, newsletter, terms }
      const netOf = async (bought: Promise<{ outcome: string; token?: string }>) => {
        const { token = '' } = await bought
        return (await world.orderBehind(token))?.order.quote.net
      }
      const ticket = (idempotencyKey: string) =>
        buyTickets(ports, {
          workshop: selfPaced.slug,
          form: { ...form, idempotencyKey, tickets: 1, payment: 'invoice' },
          language: 'de',
          newsletterShown: null,
        })
      const group = (idempotencyKey: string) =>
        buyPackage(ports, {
          programme: 'realise',
          form: { ...form, idempotencyKey, people: 3, workshop: undefined },
          language: 'de',
          newsletterShown: null,
        })
      const before = await ticket('1')
      const { prices } = (await office().versioned()).settings
      await set('prices', {
        tickets: { ...prices.tickets, fl2d: 179_000 },
        packages: { now: 159_000, realise: { 3: 790_000, 4: 870_000, 5: 990_000 } },
      })
      expect(await netOf(ticket('2'))).toBe(179_000)
      expect(await netOf(group('3'))).toBe(790_000)
      expect(await netOf(Promise.resolve(before))).toBe(199_000)
    })

    it('take another account only with the reason for it, which is in the log and beside the change', async () => {
      const { settings, versions } = await office().versioned()
      const value = { ...settings.company, bank: { ...newBank, name: 'Donaubank AG' } }
      const change = { section: 'company', version: versions.company, value, by: memberActor('Nora Pichler') } as const
      expect(await office().change(change)).toEqual(refused('reason-missing'))
      expect(await office().change({ ...change, reason: 'Neue Bank seit Oktober' })).toEqual(done)
      expect((await office().history('company'))[0]?.reason).toBe('Neue Bank seit Oktober')
      const logged = (await world.all('action_log')).filter(({ reason }) => reason === 'Neue Bank seit Oktober')
      expect(logged).toHaveLength(1)
      await set('company', { bank: newBank })
    })

    it('let a booking be cancelled under the terms that it was made under', async () => {
      const { database, transactions } = world
      const soon = { ...hamburg, id: crypto.randomUUID(), slug: 'fl2d-in-twenty-days' }
      const starts = saturday.add({ hours: 20 * 24 })
      await world.addDate({ ...soon, sessions: [{ startsAt: starts, endsAt: starts.add({ hours: 8 }) }] })
      const books = async (company: string) => {
        const outcome = await world.book({ workshop: soon.slug, form: bookingParty(company, 1) })
        const found = await world.orderBehind(tokenOf(outcome))
        return found?.order.id ?? ''
      }
      const cancels = (orderId: string) =>
        cancelOrder({ clock, transactions }, { orderId, way: 'terms', actor: 'booker' })
      const before = await books('Frueher')
      const terms = { freeDays: 42, partDays: 14, partPercent: 50 }
      const { versions } = await office().versioned()
      const change = {
        section: 'cancellation',
        version: versions.cancellation,
        value: terms,
        by: memberActor('Nora Pichler'),
      } as const
      expect(await office().change(change)).toEqual(refused('reason-missing'))
      // a moment after the booking: the clock of this test does not move
      const later = { clock: { now: () => saturday.add({ seconds: 1 }) }, randomSource, transactions }
      const settings = keptRead(readsOn(database.db).settings.current)
      expect(await changeSettings({ ...later, settings }, { ...change, reason: 'Beschluss' })).toEqual(done)
      const outcome = await world.book(
        { workshop: soon.slug, form: bookingParty('Spaeter', 1) },
        { now: later.clock.now() },
      )
      const after = await world.orderBehind(tokenOf(outcome))
      expect(await cancels(before)).toEqual({ outcome: 'done', fee: 'full' })
      expect(await cancels(after?.order.id ?? '')).toEqual({ outcome: 'done', fee: 'part' })
      const [cancelMail] = (await world.effectsOf(after?.order.id ?? '')).filter(
        ({ kind }) => kind === 'order-cancelled',
      )
      expect(cancelMail).toMatchObject({ fee: 'part', percent: 50 })
      const kept = (await readsOn(database.db).orderWithDate(after?.order.id ?? ''))?.order
      expect(kept?.cancelled).toMatchObject({ fee: 'part', percent: 50, due: (kept?.quote.gross ?? 0) / 2 })
      expect((await readsOn(database.db).invoices(after?.order.id ?? '')).map(({ kind }) => kind)).toEqual(['invoice'])
    })

    describe('VAT of Austria, 21 % from New Year,', () => {
      const planned = { kind: 'enter', country: 'AT', from: '2027-01-01', percent: 21 } as const
      const by = { by: memberActor('Nora Pichler'), reason: 'Budgetbegleitgesetz 2027' }
      const vatOf = async (workshop: string, company: string) => {
        const outcome = await world.book({ workshop, form: bookingParty(company, 1) })
        const found = await world.orderBehind(tokenOf(outcome))
        return {
          id: found?.order.id ?? '',
          vat: found?.order.quote.vat.map(({ country, rate }) => `${country} ${rate}`),
        }
      }
      const lateInVienna = {
        ...hamburg,
        id: crypto.randomUUID(),
        slug: 'fl2d-late-in-vienna',
        location: { city: 'Wien', country: 'AT' },
      }
      const soonInVienna = {
        ...lateInVienna,
        id: crypto.randomUUID(),
        slug: 'fl2d-soon-in-vienna',
        sessions: [{ startsAt: saturday.add({ hours: 240 }), endsAt: saturday.add({ hours: 248 }) }],
      }

      it('is on what is held from then on, and on nothing that was ordered before it was entered', async () => {
        await world.addDate(lateInVienna)
        await world.addDate(soonInVienna)
        const before = await vatOf(lateInVienna.slug, 'Vorher')
        expect(before.vat).toEqual(['AT 20'])
        expect(await office().changeRates({ ...planned, ...by, version: 0 })).toEqual(done)
        expect((await vatOf(lateInVienna.slug, 'Danach')).vat).toEqual(['AT 21'])
        expect((await vatOf(soonInVienna.slug, 'Gleich')).vat).toEqual(['AT 20'])
        const [invoice] = await readsOn(world.database.db).invoices(before.id)
        expect(invoice?.vat).toMatchObject([{ country: 'AT', rate: 20 }])
      })

      it('keeps an order where it is: moved to New Year it would cost something else', async () => {
        const { id } = await vatOf(soonInVienna.slug, 'Umzug')
        const ports = { clock, randomSource, transactions: world.transactions }
        const moved = await transferOrder(ports, { orderId: id, to: lateInVienna.slug, actor: 'booker' })
        expect(moved).toMatchObject({ outcome: 'refused' })
      })

      it('is in the log with what it was and why, and is dropped by anyone who has seen it', async () => {
        const [step] = await office().history('vat')
        expect(step?.changes).toEqual([{ name: 'AT.2027-01-01', before: '', after: '21' }])
        expect(step?.reason).toBe(by.reason)
        const drop = { kind: 'drop', country: 'AT', from: '2027-01-01', ...by } as const
        expect(await office().changeRates({ ...drop, version: 0 })).toMatchObject(refused('stale', { version: 1 }))
        expect(await office().changeRates({ ...drop, version: 1 })).toEqual(done)
        expect((await office().versioned()).settings.vat).toEqual({})
      })

      it('cannot begin today', async () => {
        const command = { ...planned, ...by, from: '2026-11-21', version: 2 }
        expect(await office().changeRates(command)).toEqual(refused('begun'))
      })
    })

    it('are cached by a process until a change is announced', async () => {
      const [here, there] = [office(), office()]
      await Promise.all([here.current(), there.current()])
      const heard: string[] = []
      await world.database.listen(pageTagChannel, (payload) => heard.push(payload))
      const { settings, versions } = await here.versioned()
      const value = { ...settings.company, name: 'Flughöhe GmbH' }
      await here.change({ section: 'company', version: versions.company, value, by: memberActor('Nora Pichler') })
      expect((await here.current()).company.name).toBe('Flughöhe GmbH')
      expect((await there.current()).company.name).toBe(seller.name)
      await expect.poll(() => heard).toContain('settings')
      there.forget()
      expect((await there.current()).company.name).toBe('Flughöhe GmbH')
    })
  })
}
