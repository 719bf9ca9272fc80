import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Cell,
  csvOf,
  type ExportKind,
  type ExportRange,
  type ExportTable,
  maxExported,
} from '#domain/export/table.ts'
import { type ExportPorts, makeExport } from '#features/exports/make-export.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/reads.ts'
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
      const form = bookingParty('Formelwerk', 1, { participants, newsletter: true })
      for (const workshop of [graz.slug, hamburg.slug]) await world.book({ workshop, form }, { now: monday })
    })
    afterAll(() => world.close())

    const ports = (): ExportPorts => ({
      clock: { now: () => monday },
      randomSource: { id: () => crypto.randomUUID(), token: () => '' },
      transactions: world.transactions,
      reads: readsOn(world.database.db),
    })
    async function exported(kind: ExportKind, range: ExportRange): Promise<ExportTable> {
      const made = await makeExport(ports(), { kind, format: 'csv', range, actor: memberActor('Vera Wagner') })
      if (made.outcome !== 'made') throw new Error(made.outcome)
      return made.table
    }
    const columnOf = ({ columns, rows }: ExportTable, column: string): (Cell | undefined)[] =>
      rows.map((row) => row[columns.indexOf(column)])

    it('gives the participants of one date, sorted, and no one else', async () => {
      const table = await exported('participants', { workshop: graz.slug })
      expect(new Set(columnOf(table, 'workshop'))).toEqual(new Set([graz.slug]))
      expect(columnOf(table, 'email')).toContain('formel@formelwerk.example')
      const everybody = await exported('participants', {})
      expect(everybody.rows.length).toBeGreaterThan(table.rows.length)
    })

    it('makes words of what a participant has typed as a formula', async () => {
      const { columns, rows } = await exported('participants', { workshop: graz.slug })
      const csv = csvOf(columns, rows)
      expect(csv).toContain(`;"'=1+1";"'@SUM(A1)";formel@formelwerk.example;`)
      expect(csv).not.toMatch(/(^|[;"\n])[=@]/m)
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
      expect(columnOf(table, 'consent').sort()).toEqual(['newsletter', 'terms'])
      expect(columnOf(table, 'givenAt')).toEqual(['2026-11-23T09:30:00+01:00', '2026-11-23T09:30:00+01:00'])
    })

    it('gives answers about certificates with their words, and what was taken back beside it', async () => {
      const people = await ports().reads.exports.participants({ workshop: graz.slug }, 50)
      const participantId = people.find(({ email }) => email === 'formel@formelwerk.example')?.id ?? ''
      const id = crypto.randomUUID()
      const yes = { id, participantId, answer: 'yes', wording: 'Ja, gern.', askedAt: monday } as const
      const pending = { ...yes, id: crypto.randomUUID(), confirmedAt: null, takenBack: null }
      await world.transactions.run(async ({ certificates }) => {
        for (const consent of [{ ...yes, confirmedAt: null, takenBack: null }, pending])
          await certificates.addConsent(consent)
        await certificates.confirmConsent(id, monday.add({ hours: 1 }))
        await certificates.withdrawConsent(id, { at: monday.add({ hours: 48 }), wording: 'Zurück.' })
      })
      const table = await exported('consents', { workshop: graz.slug })
      const rows = table.rows.filter(([kind]) => String(kind).includes('certificate'))
      expect(rows.map(([kind, at, , , wording]) => [kind, at, wording])).toEqual([
        ['certificate', '2026-11-23T10:30:00+01:00', 'Ja, gern.'],
        ['certificate-taken-back', '2026-11-25T09:30:00+01:00', 'Zurück.'],
      ])
      const tuesday = await exported('consents', { from: '2026-11-25', workshop: graz.slug })
      expect(columnOf(tuesday, 'consent')).toEqual(['certificate-taken-back'])
      const inOffice = (await readsOn(world.database.db).dates.record(graz.slug, monday))?.parties
        .flatMap(({ participants }) => participants)
        .find((person) => person.id === participantId)
      expect(inOffice?.consents.map((consent) => consent.takenBack?.wording)).toEqual(
        expect.arrayContaining(['Zurück.', undefined]),
      )
    })

    it('writes down who has taken what', async () => {
      const { rows } = await exported('invoices', { from: '2026-11-01', to: '2026-11-30' })
      const log = (await world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'export')
      expect(log.at(-1)).toMatchObject({
        actor_kind: 'member',
        actor_name: 'Vera Wagner',
        action: 'export.made',
        details: {
          table: 'invoices',
          format: 'csv',
          from: '2026-11-01',
          to: '2026-11-30',
          workshop: null,
          rows: rows.length,
        },
      })
    })

    it('gives nothing rather than a part of what is too much', async () => {
      const invoices = async (_: ExportRange, most: number) => Array.from({ length: most + 1 }).map(() => ({}) as never)
      const reads = { exports: { ...ports().reads.exports, invoices } }
      const before = await world.rows()
      const command = { kind: 'invoices', format: 'xlsx', range: {}, actor: 'program' } as const
      expect(await makeExport({ ...ports(), reads }, command)).toEqual({ outcome: 'too-many', most: maxExported })
      expect(await world.rows()).toEqual(before)
    })
  })
}
