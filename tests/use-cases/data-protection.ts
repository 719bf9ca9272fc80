import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataKinds } from '#domain/data-protection/erasure.ts'
import { done, refused } from '#domain/result.ts'
import { endOf } from '#domain/workshop/workshop-date.ts'
import { returnMoney } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { noteTransfer } from '#features/booking/note-transfer.ts'
import { closeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { confirmConsent, issueCertificates, requestConsent } from '#features/certificates/consent.ts'
import { sendMessage } from '#features/contact/contact.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { requestNewsletter } from '#features/newsletter/newsletter.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { createDataProtection, deleteOldThings } from '#features/privacy/data-protection.ts'
import { dataProtectionReadsOn } from '#features/privacy/store/data-protection.ts'
import { sources } from '#features/privacy/store/sources.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { nothingPersonal } from './nothing-personal.ts'

/** As the one of the seed, with seats for all of these tests. */
const graz = { ...liveDate(theFl2dInGraz, saturday), id: randomUUID(), slug: 'fl2d-graz-gross', seats: 40 }
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const actor = memberActor('Nora Pichler')
const reason = 'Schreiben vom 20. November'
const invoiceYears = Temporal.Instant.from('2033-12-31T22:59:00Z')
const newYear = Temporal.Instant.from('2033-12-31T23:00:00Z')

/** The file of an address, and the result of erasing it. */
export function dataProtectionOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`data protection on ${name}`, () => {
    let world: BookingWorld
    let now = saturday
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      await world.addDate(graz)
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const randomSource = { id: () => randomUUID(), token: () => `${randomUUID()}${randomUUID()}` }
    const ports = () => ({ clock: { now: () => now }, randomSource, transactions: world.transactions })
    const hashOf = (address: string) =>
      `00000000-0000-8000-8000-${Buffer.from(address).toString('hex').slice(0, 12).padEnd(12, '0')}`
    const service = () =>
      createDataProtection({
        ...ports(),
        reads: dataProtectionReadsOn(world.database.db),
        hashOf,
        hashesOf: (address) => [hashOf(address)],
      })
    const erase = (address: string, why = reason) => service().erase({ address, actor, reason: why })
    const ask = async (text: string, values: unknown[] = []) =>
      (await world.database.jobs.executeSql(text, values)).rows
    const kindsOf = async (address: string) => [
      ...new Set((await service().lookUp(address)).file.entries.map(({ kind }) => kind)),
    ]

    type Person = { firstName: string; lastName: string; email: string }

    /** Books a seat for someone and one for a colleague, under their own name unless `booker` is another. */
    async function books(
      company: string,
      guest: Person,
      changes: Parameters<typeof bookingParty>[2] = { booker: guest },
    ) {
      const colleague = { firstName: 'Anton', lastName: company, email: 'anton@kollegen.example' }
      const form = bookingParty(company, 2, { participants: [guest, colleague], ...changes })
      const outcome = await world.book({ workshop: graz.slug, form })
      return tokenOf(outcome)
    }

    /** Every table of the program in which a text contains one of these words, waiting jobs included. */
    async function scan(...words: string[]): Promise<string[]> {
      const tables = await ask(`select table_name as name from information_schema.tables where table_schema = 'public'`)
      const found: string[] = []
      for (const table of [...tables.map((row) => `"${row.name}"`), 'pgboss.job']) {
        const rows = await ask(`select lower(t::text) as line from ${table} as t`)
        if (rows.some(({ line }) => words.some((word) => line.includes(word)))) found.push(table.replaceAll('"', ''))
      }
      return found.toSorted()
    }

    it('knows every table of the database: it contains personal data, or is listed with a reason', async () => {
      const tables = await ask(`select table_name as name from information_schema.tables where table_schema = 'public'`)
      const named = new Set([...sources.map(({ table }) => table), ...Object.keys(nothingPersonal)])
      named.delete('pgboss.job')
      expect(tables.map((row) => row.name).toSorted()).toEqual([...named].toSorted())
    })

    describe('Ilka, who has done everything that one can do here', () => {
      const ilka = { firstName: 'Ilka', lastName: 'Wiesböck', email: 'Ilka+Flow@Muehle.example' }
      const address = 'ilka+flow@muehle.example'
      const words = [address, 'wiesböck', 'wiesbock']
      let token = ''
      let waitToken = ''
      let ownOrder = ''

      beforeAll(async () => {
        token = await books('Mühle', ilka)
        const own = (await world.orderBehind(token))?.order
        if (own?.product.kind !== 'live') throw new Error('Ilka has no order')
        ownOrder = own.id
        // Someone else books a seat for her, with her address in lower case.
        const booked = await books('Sägewerk', { ...ilka, email: address }, {})
        const shared = (await world.orderBehind(booked))?.order
        waitToken = await waits(ilka)
        await requestNewsletter(ports(), {
          email: address,
          list: 'monthly',
          language: 'de',
          shown: { wording: 'Mit „Newsletter bestellen“ …', address: '203.0.113.7' },
        })
        const message = { name: 'Ilka Wiesböck', email: ilka.email, message: 'Ich bin Ilka Wiesböck.' }
        await sendMessage(ports(), { language: 'de', form: message, signs: [] })
        await requestConsent(ports(), {
          firstName: 'Ilka',
          lastName: 'Wiesböck',
          workshop: graz.slug,
          answer: 'yes',
          wording: 'Ja.',
        })
        for (const { id } of await world.all('certificate_consent')) await confirmConsent(ports(), String(id))
        await writeRest(own.id, own.product.registrationId, String(own.participants[0]?.id), String(shared?.id))
      })

      async function waits(person: typeof ilka) {
        const form = bookingParty('Mühle wartet', 2, { joinsWaitlist: true, booker: person })
        const outcome = await world.book({ workshop: flsa.slug, form })
        return tokenOf(outcome, 'registration')
      }

      /** What comes to be by jobs, by the office, and by pages with much around them. */
      async function writeRest(orderId: string, registrationId: string, participantId: string, sharedOrder: string) {
        await ask(
          `insert into comment (id, language, post_slug, post_title, name, email, comment, state, signs, attempt_key, written_at)
            values ($1, 'de', 'flow', 'Flow', 'Ilka Wiesböck', $2, 'Danke!', 'approved', '{}', 'k', now())`,
          [randomUUID(), ilka.email],
        )
        await ask(`insert into member (name, email, new_email, role) values ('Nora', 'n@post.example', $1, 'editor')`, [
          address,
        ])
        await ask(`insert into meal_wish values ($1, 'vegan', 'Ja.', now())`, [participantId])
        await ask(`insert into attendance values ($1, true, now())`, [participantId])
        await ask(
          `insert into withdrawal (id, received_at, language, name, email, order_number) values ($1, now(), 'de', 'Ilka Wiesböck', $2, '2026-9999')`,
          [randomUUID(), address.toUpperCase()],
        )
        await ask(`insert into voucher values ('CODE-1', $1, 0, 'flin', $2, now(), now())`, [orderId, participantId])
        const note = 'insert into booking_note values ($1, $2, $3, now(), $4)'
        await ask(note, [randomUUID(), registrationId, 'Frau Wiesböck ruft an', actor])
        await ask(note, [randomUUID(), sharedOrder, `Ilka Wiesböck (${ilka.email}) kommt später`, actor])
        await ask(`insert into mailbox values ('m1', 'k1', 'Ilka Wiesböck', $1, 'Hallo', '', '', '', now())`, [
          ilka.email,
        ])
        await ask(
          `insert into mail_log (key, kind, state, to_name, to_email, subject, effect, attempts, at)
            values ('k1', 'booking-confirmation', 'sent', 'Ilka Wiesböck', $1, 'Gebucht', '{}', 1, now())`,
          [ilka.email],
        )
        await world.transactions.run((stores) =>
          stores.record({
            at: now,
            actor,
            subject: { kind: 'order', id: orderId },
            action: 'log.note',
            details: { text: `Ilka Wiesböck rief an: ${ilka.email}`, language: 'de' },
            reason: `Ilka Wiesböck <${ilka.email}> hat es so gewollt`,
          }),
        )
      }

      it('has one file with all of it, however the address is written', async () => {
        const nothing = ['certificates', 'payments', 'checkouts', 'vat-checks', 'invitations', 'account']
        const kinds = dataKinds.filter((kind) => !nothing.includes(kind))
        expect(await kindsOf(address)).toEqual(kinds)
        expect(await kindsOf(' ILKA+FLOW@MUEHLE.EXAMPLE')).toEqual(kinds)
        const { file } = await service().lookUp(address)
        expect(file.entries.filter(({ kind }) => kind === 'participants')).toHaveLength(2)
        expect(file.entries.filter(({ kind }) => kind === 'notes')).toHaveLength(2)
      })

      it('is someone else without her plus, and a dot more is someone else', async () => {
        for (const other of ['ilka@muehle.example', 'il.ka+flow@muehle.example', 'ilka+flow@muehle_example', '%'])
          expect(await kindsOf(other)).toEqual([])
      })

      it('keeps her seats until the workshops are over: what is paid is not thrown away', async () => {
        const before = await world.rows()
        const seats = [
          { reason: 'seat', role: 'booker' },
          { reason: 'seat', role: 'participant' },
          { reason: 'open-withdrawal', number: '2026-9999' },
        ]
        expect(await erase(address)).toMatchObject(refused('obstacles', { obstacles: seats }))
        expect(await world.rows()).toEqual(before)
      })

      it('is erased, and a search through every table finds her on her invoice alone', async () => {
        now = endOf(graz)
        // Her certificates are there by now, one for each booking.
        const due = { kind: 'certificates', orderId: ownOrder, endsAt: endOf(graz).toString() } as const
        await issueCertificates(ports() as unknown as DispatchPorts, due)
        expect(await kindsOf(address)).toContain('certificates')
        expect((await scan(...words)).length).toBeGreaterThan(12)

        await ask(`update withdrawal set outcome = 'closed', ended_at = now() where email = $1`, [
          address.toUpperCase(),
        ])
        expect(await erase(address, `Ilka Wiesböck (${ilka.email}) will es so`)).toEqual(done)
        expect(await scan(...words)).toEqual(['invoice'])
      })

      it('gets no mail that was waiting, while others get their certificates', async () => {
        const waiting = await ask(
          `select data from pgboss.job where name in ('effects', 'urgent') and state <> 'active'`,
        )
        const hers = waiting.filter(({ data }) => data.messageId || data.subscriptionId || data.orderId === ownOrder)
        const kinds = new Set(hers.map(({ data }) => data.kind))
        expect([...kinds].toSorted()).toEqual(['certificates'])
      })

      it('leaves the invoice as it was, and the places of others', async () => {
        const [invoice] = await reads().invoices(ownOrder)
        expect(invoice?.buyer).toMatchObject({ contact: 'Ilka Wiesböck', email: ilka.email })
        expect((await scan('anton@kollegen.example')).toSorted()).toContain('participant')
        expect(await scan('buchung@s-gewerk.example')).toContain('order')
        expect((await reads().orderWithDate(ownOrder))?.order).toMatchObject({
          booker: { firstName: '', lastName: '–', email: '' },
          invoice: { street: '', country: 'AT' },
        })
      })

      it('leaves links that open nothing', async () => {
        expect(await world.orderBehind(token)).toBeNull()
        expect(await resolveToken(reads(), 'registration', waitToken)).toBeNull()
      })

      it('is in the log by a hash, with a reason that does not name her', async () => {
        const noted = (await world.all('action_log')).filter(({ action }) => action === 'log.note')
        expect(noted).toMatchObject([{ details: { text: '[…] rief an: […]', language: 'de' } }])
        const [erased] = await service().erasures()
        expect(erased).toMatchObject({ actor: { kind: 'member', name: actor.name }, reason: '[…] ([…]) will es so' })
        expect((await service().lookUp(address)).erasures).toHaveLength(1)
        expect((await service().lookUp('somebody@else.example')).erasures).toEqual([])
      })

      it('has a file with what is kept, and until when', async () => {
        const { file, plan } = await service().lookUp(address)
        expect([...new Set(file.entries.map(({ kind }) => kind))]).toEqual(['invoices', 'log'])
        expect(plan.lines).toContainEqual({ kind: 'invoices', fate: 'kept', count: 1, until: '2033-12-31' })
        expect(await erase(address)).toEqual(refused('nothing'))
      })

      it('is deleted automatically with New Year 2034, and the report has the count', async () => {
        now = invoiceYears
        await deleteOldThings(ports())
        expect(await scan(...words)).toEqual(['invoice'])
        now = newYear
        expect((await deleteOldThings(ports())).invoices).toBeGreaterThan(0)
        expect(await scan(...words)).toEqual([])
        expect(await service().deletions()).toContainEqual(
          expect.objectContaining({ at: newYear, what: 'invoices', deleted: expect.any(Number) }),
        )
        expect(await kindsOf(address)).toEqual([])
      })
    })

    async function booked(company: string, guest: Person) {
      return (await resolveToken(reads(), 'order', await books(company, guest))) ?? ''
    }

    /** As `booked`, paid in full by transfer. */
    async function paid(company: string, guest: Person) {
      const orderId = await booked(company, guest)
      await pays(orderId)
      return orderId
    }

    async function move(orderId: string) {
      const { gross } = (await reads().orderWithDate(orderId))?.order.quote ?? { gross: 0 }
      return { idempotencyKey: randomUUID(), orderId, amount: gross, actor }
    }
    const pays = async (orderId: string) =>
      expect(await noteTransfer(ports(), { ...(await move(orderId)), receivedOn: '2026-11-21' })).toEqual(done)
    const givesBack = async (orderId: string) =>
      expect(await returnMoney(ports(), { ...(await move(orderId)), way: 'transfer' })).toEqual(done)
    const cancels = async (orderId: string) =>
      expect(await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })).toMatchObject(done)

    describe('people whose order is not settled', () => {
      const someone = (lastName: string): Person => ({
        firstName: 'Alma',
        lastName,
        email: `alma@${lastName.toLowerCase()}.example`,
      })
      const obstacles = async ({ email }: Person) => (await service().lookUp(email)).plan.obstacles

      async function declares({ firstName, lastName, email }: Person, orderId: string) {
        const orderNumber = (await reads().orderWithDate(orderId))?.order.number ?? ''
        await withdraw({ ...ports(), reads: reads() }, { name: `${firstName} ${lastName}`, email, orderNumber }, 'de')
        const [declared] = await ask('select id from withdrawal where order_id = $1', [orderId])
        return { withdrawalId: String(declared?.id), actor }
      }

      it('are not erased until the money that they paid by transfer is refunded', async () => {
        now = saturday
        const rita = someone('Guthaben')
        const orderId = await paid('Guthaben', rita)
        await cancels(orderId)
        const due = { reason: 'refund-due', role: 'booker', orderId }
        const before = await world.rows()
        expect(await erase(rita.email)).toMatchObject(refused('obstacles', { obstacles: [due] }))
        expect(await world.rows()).toEqual(before)

        await givesBack(orderId)
        expect(await obstacles(rita)).toEqual([])
        expect(await erase(rita.email)).toEqual(done)
        expect(await scan(rita.email)).toEqual(['invoice'])
        const consents = (await Array.fromAsync(reads().exports.consents({ workshop: graz.slug }))).flat()
        const { number } = (await reads().orderWithDate(orderId))?.order ?? {}
        expect(consents.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([
          { kind: 'terms', name: '' },
        ])
      })

      it('are not erased after a refund that has failed, until it is made again', async () => {
        now = saturday
        const gerd = someone('Kulanz')
        const orderId = await paid('Kulanz', gerd)
        now = endOf(graz)
        expect(await obstacles(gerd)).toEqual([])
        await ask(
          `insert into money_return (id, order_id, amount_cents, state, decided_at, decided_by, reason, failed_at)
            values ($1, $2, 5000, 'failed', $3, 'Nora Pichler', '', $3)`,
          [randomUUID(), orderId, now.toString()],
        )
        expect(await obstacles(gerd)).toMatchObject([{ reason: 'refund-due', orderId }])
        now = now.add({ minutes: 1 })
        const again = { ...(await move(orderId)), amount: 50_00, way: 'transfer' } as const
        expect(await returnMoney(ports(), again)).toEqual(done)
        expect(await obstacles(gerd)).toEqual([])
      })

      it('are not erased while it is undecided how much of their money is refunded', async () => {
        now = saturday
        const ute = someone('Offen')
        const orderId = await paid('Offen', ute)
        now = endOf(graz)
        expect(await obstacles(ute)).toEqual([])
        await ask('update workshop_date set called_off = true where id = $1', [graz.id])
        const ofCancelledDate = [await obstacles(ute)]
        now = saturday
        ofCancelledDate.push(await obstacles(ute))
        now = endOf(graz)
        await ask('update workshop_date set called_off = false where id = $1', [graz.id])
        for (const found of ofCancelledDate) expect(found).toMatchObject([{ reason: 'refund-due', orderId }])
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'share', actor, reason: 'Widerruf' })
        expect(await obstacles(ute)).toMatchObject([{ reason: 'refund-due', orderId }])
      })

      it('who could choose between another date and nothing have their booking cancelled', async () => {
        now = saturday
        const odo = someone('Ungefragt')
        const orderId = await booked('Ungefragt', odo)
        await ask('update workshop_date set called_off = true where id = $1', [graz.id])
        const erased = await erase(odo.email)
        await ask('update workshop_date set called_off = false where id = $1', [graz.id])
        expect(erased).toEqual(done)
        expect((await reads().orderWithDate(orderId))?.order.status.state).toBe('cancelled')
        expect((await reads().invoices(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
        expect(await scan(odo.email)).toEqual(['invoice'])
      })

      it('are not erased while a withdrawal of theirs is undecided', async () => {
        now = saturday
        const wanda = someone('Widerruf')
        const orderId = await booked('Widerruf', wanda)
        // In this order: a declaration before it would end with a cancellation for nothing.
        await cancels(orderId)
        const declared = await declares(wanda, orderId)
        const open = { reason: 'open-withdrawal', withdrawalId: declared.withdrawalId }
        const before = await world.rows()
        expect(await erase(wanda.email)).toMatchObject(refused('obstacles', { obstacles: [open] }))
        expect(await world.rows()).toEqual(before)

        await closeWithdrawal({ ...ports(), reads: reads() }, declared)
        expect(await erase(wanda.email)).toEqual(done)
        expect(await world.all('withdrawal')).not.toContainEqual(expect.objectContaining({ email: wanda.email }))
      })

      it('keep their names, however old it is, and lose them the night after it is settled', async () => {
        now = saturday
        const unpaid = await booked('Unbezahlt', someone('Unbezahlt'))
        const overpaid = await paid('Zuviel', someone('Zuviel'))
        await cancels(overpaid)
        const withdrawn = await paid('Unentschieden', someone('Unentschieden'))
        const declared = await declares(someone('Unentschieden'), withdrawn)
        const closed = await paid('Erledigt', someone('Erledigt'))
        const orders = [unpaid, overpaid, withdrawn, closed]
        const named = async () =>
          (await ask(`select id from "order" where booker ->> 'email' <> ''`))
            .map(({ id }) => String(id))
            .filter((id) => orders.includes(id))
            .toSorted()

        now = endOf(graz).toZonedDateTimeISO('Europe/Vienna').add({ years: 3 }).toInstant()
        await deleteOldThings(ports())
        expect(await named()).toEqual([unpaid, overpaid, withdrawn].toSorted())
        expect((await reads().withdrawal(declared.withdrawalId))?.end).toBeNull()

        await pays(unpaid)
        await givesBack(overpaid)
        await closeWithdrawal({ ...ports(), reads: reads() }, declared)
        await deleteOldThings(ports())
        expect(await named()).toEqual([])
        expect(await reads().withdrawal(declared.withdrawalId)).toBeNull()
        expect((await reads().orderWithDate(unpaid))?.order.booker).toMatchObject({ erasedAt: now.toString() })
      })
    })

    describe('others', () => {
      it('lose nothing when two erase the same address at once', async () => {
        now = saturday
        const token = await books('Zwilling', { firstName: 'Una', lastName: 'Zwilling', email: 'una@zwilling.example' })
        const orderId = (await resolveToken(reads(), 'order', token)) ?? ''
        expect(await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })).toMatchObject(done)
        const both = await Promise.all([erase('una@zwilling.example'), erase('UNA@zwilling.example')])
        expect(both.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
          done,
          refused('nothing'),
        ])
        expect(await scan('una@zwilling.example', 'una zwilling')).toEqual(['invoice'])
      })

      it('is found with letters beyond ASCII, whatever their case and however their accents are composed', async () => {
        for (const email of ['JÖRG@Bücher.example', 'jo\u0308rg@bu\u0308cher.example', 'jorg@bucher.example'])
          await sendMessage(ports(), { language: 'de', form: { name: 'Jörg', email, message: email }, signs: [] })
        expect(
          (await service().lookUp('jörg@bücher.example')).file.entries.filter(({ kind }) => kind === 'messages'),
        ).toHaveLength(2)
        expect(await erase('Jörg@BÜCHER.example')).toEqual(done)
        expect(await scan('bücher.example', 'bu\u0308cher.example')).toEqual([])
        expect(await scan('jorg@bucher.example')).toEqual(['contact_message'])
      })

      it('are redacted where the office has named them in a booking of others that they have left', async () => {
        const orderId = randomUUID()
        await ask(
          `insert into mail_log (key, kind, state, to_name, to_email, subject, order_id, effect, attempts, at)
            values ('k2', 'participant-cancelled', 'sent', 'Runa Papier', 'runa@papier.example', 'Storniert', $1, $2, 1, now())`,
          [orderId, JSON.stringify({ kind: 'participant-cancelled', orderId, participantId: randomUUID() })],
        )
        const note = [randomUUID(), orderId, 'Runa Papier ist krank', actor.name]
        await ask('insert into booking_note values ($1, $2, $3, now(), $4)', note)
        const subject = { kind: 'order', id: orderId } as const
        const line = {
          at: now,
          actor,
          subject,
          action: 'booking.participant-left',
          reason: 'Runa Papier ist krank',
        } as const
        await world.transactions.run((stores) => stores.record(line))
        expect(await kindsOf('runa@papier.example')).toEqual(['notes', 'mails', 'log'])
        expect(await erase('runa@papier.example')).toEqual(done)
        expect(await scan('runa papier')).toEqual([])
      })

      it('stay who they are where an address is a part of theirs', async () => {
        const texts = ['Frau geva@post.example rief an', 'eva@post.example.org fragt', 'Das war eva@post.example.']
        for (const text of texts)
          await ask('insert into booking_note values ($1, $2, $3, now(), $4)', [
            randomUUID(),
            randomUUID(),
            text,
            actor,
          ])
        expect(await kindsOf('eva@post.example')).toEqual(['notes'])
        expect(await erase('eva@post.example', 'Für geva@post.example')).toEqual(done)
        const left = (await world.all('booking_note')).map(({ text }) => text)
        expect(left).toEqual(expect.arrayContaining([texts[0], texts[1], 'Das war […].']))
        expect((await service().erasures())[0]?.reason).toBe('Für geva@post.example')
      })

      it('cannot change the log beyond reasons and details, nor without saying that someone is erased', async () => {
        const refused = /the log of actions is never changed/
        await expect(ask(`update action_log set reason = 'x'`)).rejects.toThrow(refused)
        await expect(
          ask(
            `with on_now as (select set_config('flightdeck.erasing', 'on', true)) update action_log set actor_name = 'x' from on_now`,
          ),
        ).rejects.toThrow(refused)
        await expect(ask('delete from action_log')).rejects.toThrow(refused)
      })

      it('lose their names three years after the workshop, and parties on the waitlist after thirty days', async () => {
        now = saturday
        await paid('Dreijahr', { firstName: 'Vito', lastName: 'Dreijahr', email: 'vito@dreijahr.example' })
        const three = endOf(graz).toZonedDateTimeISO('Europe/Vienna').add({ years: 3 })
        now = three.subtract({ minutes: 1 }).toInstant()
        expect((await deleteOldThings(ports()))['booking-details']).toBe(0)
        now = three.toInstant()
        expect((await deleteOldThings(ports()))['booking-details']).toBeGreaterThan(0)
        expect(await scan('vito@dreijahr.example')).toEqual(['invoice'])
      })
    })
  })
}
