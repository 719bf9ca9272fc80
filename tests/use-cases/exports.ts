import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cell, csvOf, type ExportKind, type ExportRange } from '#domain/export/table.ts'
import { type ExportPorts, makeExport } from '#features/exports/make-export.ts'
import type { ExportedConsent, ExportedParticipant } from '#features/exports/records.ts'
import { exportReadsOn } from '#features/exports/store/exports.ts'
import { requestNewsletter } from '#features/newsletter/newsletter.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { bankTransfer, counter, order, workshopDate } from '#platform/db/tables.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { wordsOf } from '../e2e/steps/wording.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const hamburg = liveDate(theFl2dInHamburg, saturday)
const monday = saturday.add({ hours: 48 })

/** What the office takes out. */
export function exportsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`exports on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      const participants = [{ firstName: '=1+1', lastName: '@SUM(A1)', email: 'formel@formelwerk.example' }]
      const booker = { title: 'Dr.', firstName: 'Ines', lastName: 'Formelwerk', email: 'buchung@formelwerk.example' }
      const form = bookingParty('Formelwerk', 1, { booker, participants, newsletter: true })
      for (const workshop of [graz.slug, hamburg.slug]) await world.book({ workshop, form }, { now: monday })
    })
    afterAll(() => world.close())

    const ports = (): ExportPorts => ({
      clock: { now: () => monday },
      randomSource: { id: () => crypto.randomUUID(), token: () => '' },
      transactions: world.transactions,
      reads: readsOn(world.database.db),
    })
    const asked = { format: 'csv', actor: memberActor('Vera Wagner'), translate: wordsOf('de') } as const
    async function exported(kind: ExportKind, range: ExportRange) {
      const { columns, portions } = await makeExport(ports(), { ...asked, kind, range })
      return { columns, rows: (await Array.fromAsync(portions)).flat() }
    }
    const columnOf = ({ columns, rows }: Awaited<ReturnType<typeof exported>>, column: string): (Cell | undefined)[] =>
      rows.map((row) => row[columns.indexOf(column)])

    it('gives the participants of one date, sorted, and no one else', async () => {
      const table = await exported('participants', { workshop: graz.slug })
      expect(new Set(columnOf(table, 'workshop'))).toEqual(new Set([graz.slug]))
      expect(columnOf(table, 'email')).toContain('formel@formelwerk.example')
      const everybody = await exported('participants', {})
      expect(everybody.rows.length).toBeGreaterThan(table.rows.length)
    })

    it('says states and kinds in the language of the file', async () => {
      const table = await exported('participants', { workshop: graz.slug })
      expect(new Set(columnOf(table, 'state'))).toEqual(new Set(['Bestätigt']))
      const invoices = await exported('invoices', { workshop: graz.slug, from: '2026-11-23', to: '2026-11-23' })
      expect(columnOf(invoices, 'kind')).toEqual(['Rechnung'])
    })

    it('says of people whose date was called off that it was, and confirms nothing', async () => {
      const callOff = (calledOff: boolean) =>
        world.database.db.update(workshopDate).set({ calledOff }).where(eq(workshopDate.slug, graz.slug))
      await callOff(true)
      expect(new Set(columnOf(await exported('participants', { workshop: graz.slug }), 'state'))).toEqual(
        new Set(['Termin abgesagt']),
      )
      await callOff(false)
    })

    it('says in place of a name that the data was erased', async () => {
      const erased = async function* <Row>(row: object) {
        yield [row as Row]
      }
      const anonymous = { firstName: '', lastName: '–', email: '' }
      const person = { ...anonymous, workshop: graz.slug, startsOn: null, state: 'confirmed' }
      const consent = { kind: 'terms', givenAt: monday, name: '', email: '', wording: null, orderNumber: '2026-0036' }
      const exports = {
        ...ports().reads.exports,
        participants: () => erased<ExportedParticipant>(person),
        consents: () => erased<ExportedConsent>(consent),
      }
      for (const kind of ['participants', 'consents'] as const) {
        const { portions } = await makeExport({ ...ports(), reads: { exports } }, { ...asked, kind, range: {} })
        const [row] = (await Array.fromAsync(portions)).flat()
        expect(row).toContain('Daten gelöscht')
        expect(row).not.toContain('–')
      }
    })

    it('makes words of what a participant has typed as a formula', async () => {
      const command = { ...asked, kind: 'participants', range: { workshop: graz.slug } } as const
      const { columns, portions } = await makeExport(ports(), command)
      const csv = (await Array.fromAsync(csvOf(columns, portions))).join('')
      expect(csv).toContain(`;"'=1+1";"'@SUM(A1)";formel@formelwerk.example;`)
      expect(csv).not.toMatch(/(^|[;"\n])[=@]/m)
    })

    it('lists what is included in the seat: the introduction, or Discover with it', async () => {
      for (const [name, change] of [
        ['Zusatzlos', {}],
        ['Entdeckwerk', { discover: true }],
      ] as const)
        await world.book({ workshop: hamburg.slug, form: bookingParty(name, 1, change) })
      const table = await exported('participants', { workshop: hamburg.slug })
      const people = columnOf(table, 'email').map((email, at) => [email, columnOf(table, 'introduction')[at]])
      expect(people).toContainEqual(['person-1@zusatzlos.example', null])
      expect(people).toContainEqual(['person-1@entdeckwerk.example', 'FLIN, Discover'])
    })

    it('gives the invoices of a day in Vienna, and their journal', async () => {
      const monday23 = { from: '2026-11-23', to: '2026-11-23' }
      const invoices = await exported('invoices', monday23)
      expect(columnOf(invoices, 'buyer')).toEqual(['Formelwerk GmbH', 'Formelwerk GmbH'])
      expect(columnOf(invoices, 'documentDay')).toEqual([{ day: '2026-11-23' }, { day: '2026-11-23' }])
      const journal = await exported('journal', monday23)
      expect(columnOf(journal, 'document')).toEqual(columnOf(invoices, 'document'))
      expect((await exported('invoices', { from: '2026-11-24' })).rows).toEqual([])
      expect((await exported('invoices', { ...monday23, workshop: hamburg.slug })).rows).toHaveLength(1)
    })

    it('gives consents with when and from whom', async () => {
      const table = await exported('consents', { from: '2026-11-23', workshop: graz.slug })
      expect(columnOf(table, 'consent').sort()).toEqual(['Geschäftsbedingungen', 'Newsletter'])
      expect(columnOf(table, 'givenAt')).toEqual(['2026-11-23T09:30:00+01:00', '2026-11-23T09:30:00+01:00'])
      expect(columnOf(table, 'name')).toEqual(['Dr. Ines Formelwerk', 'Dr. Ines Formelwerk'])
    })

    it('gives answers about certificates with their words, and what was taken back beside it', async () => {
      const people = await Array.fromAsync(ports().reads.exports.participants({ workshop: graz.slug }))
      const participantId = people.flat().find(({ email }) => email === 'formel@formelwerk.example')?.id ?? ''
      const id = crypto.randomUUID()
      const yes = { id, participantId, answer: 'yes', wording: 'Ja, gern.', askedAt: monday } as const
      const pending = { ...yes, id: crypto.randomUUID(), confirmedAt: null, withdrawn: null }
      await world.transactions.run(async ({ certificates }) => {
        for (const consent of [{ ...yes, confirmedAt: null, withdrawn: null }, pending])
          await certificates.addConsent(consent)
        await certificates.confirmConsent(id, monday.add({ hours: 1 }))
        await certificates.withdrawConsent(id, { at: monday.add({ hours: 48 }), wording: 'Zurück.' })
      })
      const table = await exported('consents', { workshop: graz.slug })
      const rows = table.rows.filter(([kind]) => String(kind).includes('Zertifikat'))
      expect(rows.map(([kind, at, , , wording]) => [kind, at, wording])).toEqual([
        ['Zertifikat: ja', '2026-11-23T10:30:00+01:00', 'Ja, gern.'],
        ['Zertifikat: widerrufen', '2026-11-25T09:30:00+01:00', 'Zurück.'],
      ])
      const tuesday = await exported('consents', { from: '2026-11-25', workshop: graz.slug })
      expect(columnOf(tuesday, 'consent')).toEqual(['Zertifikat: widerrufen'])
      const inOffice = (await readsOn(world.database.db).dates.record(graz.slug, monday))?.parties
        .flatMap(({ participants }) => participants)
        .find((person) => person.id === participantId)
      expect(inOffice?.consents.map((consent) => consent.withdrawn?.wording)).toEqual(
        expect.arrayContaining(['Zurück.', undefined]),
      )
    })

    const logged = async () => (await world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'export')

    it('writes down who has taken what, and how much it was', async () => {
      const { rows } = await exported('invoices', { from: '2026-11-01', to: '2026-11-30' })
      const by = { actor_kind: 'member', actor_name: 'Vera Wagner' }
      const details = {
        table: 'invoices',
        format: 'csv',
        from: '2026-11-01',
        to: '2026-11-30',
        workshop: null,
        rows: null,
      }
      expect((await logged()).slice(-2)).toMatchObject([
        { ...by, action: 'export.made', details },
        { ...by, action: 'export.ended', details: { rows: rows.length, end: 'whole' } },
      ])
    })

    it('says of each invoice what is paid of it today, not what was agreed when it was issued', async () => {
      const range = { workshop: graz.slug, from: '2026-11-23', to: '2026-11-23' }
      const payment = async () => {
        const table = await exported('invoices', range)
        return ['payment', 'open'].map((column) => columnOf(table, column)[0])
      }
      const { db } = world.database
      const number = String(columnOf(await exported('invoices', range), 'order')[0])
      const [placed] = await db.select().from(order).where(eq(order.number, number))
      if (!placed) throw new Error('there is no order')
      const { id: orderId, gross } = placed
      expect(await payment()).toEqual(['offen', { amount: gross }])
      const pays = (amount: number) =>
        db.insert(bankTransfer).values({
          id: crypto.randomUUID(),
          orderId,
          amount,
          receivedOn: '2026-11-24',
          notedAt: monday,
          notedBy: 'Vera Wagner',
        })
      await pays(100_00)
      expect(await payment()).toEqual(['offen', { amount: gross - 100_00 }])
      await pays(gross - 100_00)
      expect(await payment()).toEqual(['bezahlt', { amount: 0 }])
    })

    it('asks for no money of an invoice whose date was called off', async () => {
      const { db } = world.database
      const callOff = (calledOff: boolean) =>
        db.update(workshopDate).set({ calledOff }).where(eq(workshopDate.slug, hamburg.slug))
      const payment = async () => {
        const table = await exported('invoices', { workshop: hamburg.slug, from: '2026-11-23', to: '2026-11-23' })
        return ['payment', 'open'].map((column) => columnOf(table, column)[0])
      }
      expect((await payment())[0]).toBe('offen')
      await callOff(true)
      expect(await payment()).toEqual([null, { amount: 0 }])
      await callOff(false)
    })

    it('has the 10,000th invoice of a year behind the 9,999th, in exports and lists', async () => {
      const later = saturday.add({ hours: 72 })
      await world.database.db.update(counter).set({ value: 9998 }).where(eq(counter.name, 'invoice-2026'))
      for (const company of ['Neuntausend', 'Zehntausend'])
        await world.book({ workshop: hamburg.slug, form: bookingParty(company, 1) }, { now: later })
      const inOrder = ['R-2026-9999', 'R-2026-10000']
      const day = { from: '2026-11-24', to: '2026-11-24' }
      for (const kind of ['invoices', 'journal'] as const)
        expect(columnOf(await exported(kind, day), 'document')).toEqual(inOrder)
      const reads = readsOn(world.database.db)
      const one = await Array.fromAsync(exportReadsOn(world.database.db, 1).invoices({}))
      expect(
        one
          .flat()
          .map(({ issued }) => issued.number)
          .slice(-2),
      ).toEqual(inOrder)
      const [newest, next] = (await reads.invoiceList.search(day, null)).invoices
      expect([newest?.invoice.number, next?.invoice.number]).toEqual(inOrder.toReversed())
      const after = await reads.invoiceList.search(day, { at: later.toString(), id: 'R-2026-10000' })
      expect(after.invoices.map(({ invoice }) => invoice.number)).toEqual(['R-2026-9999'])
    })

    it('writes down that someone takes what before they have any of it', async () => {
      const { portions } = await makeExport(ports(), { ...asked, kind: 'journal', range: {} })
      expect((await logged()).at(-1)).toMatchObject({ action: 'export.made', details: { table: 'journal' } })
      for await (const [row] of portions) if (row) break
      expect((await logged()).at(-1)).toMatchObject({ action: 'export.ended', details: { end: 'broken' } })
    })

    it.each(['participants', 'invoices', 'consents', 'subscriptions'] as const)(
      'gives all %s, none twice, however few of them are read at once',
      async (kind) => {
        const people = Array.from({ length: 4 }, (_, place) => ({
          firstName: 'Vera',
          lastName: 'Wagner',
          email: `vera${place}@zugleichwerk.example`,
        }))
        const form = (company: string) => bookingParty(company, 4, { participants: people, newsletter: true })
        for (const company of ['Zugleichwerk', 'Gleichzeitig'])
          await world.book({ workshop: hamburg.slug, form: form(company) }, { now: monday })
        for (const email of ['ada@post.example', 'bea@post.example', 'cleo@post.example', 'dora@post.example'])
          await requestNewsletter(ports(), {
            email,
            list: 'monthly',
            language: 'de',
            shown: { wording: 'Ja, gern.', address: '' },
          })
        const read = async (most?: number, datesAtOnce?: number) =>
          (await Array.fromAsync<unknown[]>(exportReadsOn(world.database.db, most, datesAtOnce)[kind]({}))).flat()
        const whole = await read()
        expect(whole.length).toBeGreaterThan(3)
        expect(await read(1, 1)).toEqual(whole)
        expect(await read(3)).toEqual(whole)
      },
    )
  })
}
