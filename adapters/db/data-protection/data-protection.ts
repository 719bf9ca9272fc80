import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DataProtectionReads, DataProtectionStores } from '#usecases/ports/data-protection.ts'
import { shownActor } from '../action-log.ts'
import type { Database } from '../database.ts'
import { member } from '../tables/member.ts'
import { actionLog, deletionReport } from '../tables.ts'
import { instantOf } from '../timestamps.ts'
import { eraseTraces } from './erase.ts'
import { personFile } from './person-file.ts'
import { amongIds } from './rows-of.ts'
import { findTraces } from './traces.ts'

/** As many lines as somebody reads. */
const most = 100

export function dataProtectionReadsOn(db: Database): DataProtectionReads {
  return {
    // One moment for all tables: a file must not tell of a booking and miss its invoice.
    file: (address) =>
      db.transaction((tx) => personFile(tx, address), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    async erasures(addressHashes) {
      const { number, at, reason } = actionLog
      const which = and(
        eq(actionLog.subjectKind, 'address'),
        eq(actionLog.action, 'erased'),
        addressHashes && inArray(actionLog.subjectId, addressHashes),
      )
      const rows = await db
        .select({ number, at, actor: shownActor, reason })
        .from(actionLog)
        .leftJoin(member, eq(member.id, actionLog.actorId))
        .where(which)
        .orderBy(desc(number))
        .limit(most)
      return rows.map((row) => ({ ...row, at: instantOf(row.at) }))
    },
    async deletions() {
      const rows = await db.select().from(deletionReport).orderBy(desc(deletionReport.number)).limit(most)
      return rows.map(({ at, what, deleted }) => ({ at: instantOf(at), what, deleted }))
    },
  }
}

/** Inside a transaction that is under way. */
export function dataProtectionStoresOn(tx: Database): DataProtectionStores {
  return {
    async lockedFile(address) {
      const { orders, registrations, participants } = await findTraces(tx, address)
      const seats = sql`select id from registration where id ${amongIds(registrations)}
        or id in (select registration_id from participant where id ${amongIds(participants)})`
      // In the order in which bookings take their locks: the date, then what belongs to it.
      await tx.execute(sql`select 1 from workshop_date where id in (select workshop_date_id from registration where id in (${seats}))
        order by id for update`)
      await tx.execute(
        sql`select 1 from "order" where id ${amongIds(orders)} or registration_id in (${seats}) order by id for update`,
      )
      return personFile(tx, address)
    },
    async erase(address, plan) {
      await eraseTraces(tx, await findTraces(tx, address), plan)
    },
    async reportDeletion({ at, what, deleted }) {
      await tx.insert(deletionReport).values({ at: at.toString(), what, deleted })
    },
  }
}
