import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { Database } from '#platform/db/database.ts'
import { type Given, prepared } from '#platform/db/prepared.ts'
import { member } from '#platform/db/tables/member.ts'
import { attendance, participant, workshopDate } from '#platform/db/tables.ts'
import { workshopDateOf, workshopDateRow } from './workshop-date-row.ts'

export function dateStoresOn(tx: Database) {
  return {
    async slugs(): Promise<ReadonlySet<string>> {
      const rows = await tx.select({ slug: workshopDate.slug }).from(workshopDate)
      return new Set(rows.map(({ slug }) => slug))
    },
    /** The slug of a date by its id; null when there is none. */
    async slugOf(dateId: string): Promise<string | null> {
      const [row] = await tx.select({ slug: workshopDate.slug }).from(workshopDate).where(eq(workshopDate.id, dateId))
      return row?.slug ?? null
    },
    /** Sets what a ticket of a workshop costs, in whichever language it is sold. */
    async priceTickets(certification: CertificationSlug, price: Cents): Promise<void> {
      await tx
        .update(workshopDate)
        .set({ price })
        .where(and(eq(workshopDate.certification, certification), eq(workshopDate.delivery, 'self-paced')))
    },
    /** Renames an account on its dates; not where another trainer of the date has the name, who is renamed by itself. */
    async renameTrainer(memberId: string, { before, name }: { before: string; name: string }): Promise<void> {
      const { trainers, trainerIds, profileIds, version } = workshopDate
      const otherAccount = sql`(select from ${member} where ${member.id} <> ${memberId} and ${member.id} = any(${trainerIds}) and ${member.name} = ${before})`
      const profile = sql`(select from content_trainer where id = any(${profileIds}) and name = ${before})`
      await tx
        .update(workshopDate)
        .set({ trainers: sql`array_replace(${trainers}, ${before}, ${name})`, version: sql`${version} + 1` })
        .where(
          and(
            sql`${memberId}::uuid = any(${trainerIds})`,
            sql`${before} = any(${trainers})`,
            notExists(otherAccount),
            notExists(profile),
          ),
        )
    },
    /** Who was noted as there or not, by the ids of participants; without those of whom nothing was noted. */
    async attendanceOf(participantIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
      const rows = await tx
        .select()
        .from(attendance)
        .where(inArray(attendance.participantId, [...participantIds]))
      return new Map(rows.map(({ participantId, attended }) => [participantId, attended]))
    },
    /** Keeps who was there and who was not. */
    async noteAttendance(noted: ReadonlyMap<string, boolean>, notedAt: Temporal.Instant): Promise<void> {
      const rows = [...noted].map(([participantId, attended]) => ({ participantId, attended, notedAt }))
      if (rows.length === 0) return
      await tx
        .insert(attendance)
        .values(rows)
        .onConflictDoUpdate({
          target: attendance.participantId,
          set: { attended: sql`excluded.attended`, notedAt },
        })
    },
    /** Of the people of a registration, who are expected on another date now. */
    async forgetAttendance(registrationId: string): Promise<void> {
      const people = tx
        .select({ id: participant.id })
        .from(participant)
        .where(eq(participant.registrationId, registrationId))
      await tx.delete(attendance).where(inArray(attendance.participantId, people))
    },
  }
}

const lockedDate = prepared((tx, { slug }: Given<{ slug: string }>) =>
  tx.select().from(workshopDate).where(eq(workshopDate.slug, slug)).for('update'),
)

export function workshopDateStoresOn(tx: Database) {
  return {
    /** Locks the row of a workshop date until the transaction ends; several are locked in the order of their slugs. Null when there is none. */
    async lockWorkshopDate(slug: string): Promise<WorkshopDate | null> {
      const [row] = await lockedDate(tx, { slug })
      return row ? workshopDateOf(row) : null
    },
    async hasWorkshopDates(): Promise<boolean> {
      const rows = await tx.select({ id: workshopDate.id }).from(workshopDate).limit(1)
      return rows.length > 0
    },
    async addWorkshopDate(date: WorkshopDate): Promise<void> {
      await tx.insert(workshopDate).values(workshopDateRow(date))
    },
    /** Of a locked date: its times, place, seats and whether it takes place. */
    async changeWorkshopDate(date: LiveDate): Promise<void> {
      await tx.update(workshopDate).set(workshopDateRow(date)).where(eq(workshopDate.id, date.id))
    },
  }
}
