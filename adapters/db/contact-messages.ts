import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { ContactReads, ContactStores } from '#usecases/ports/contact.ts'
import type { Database } from './database.ts'
import { contactMessage } from './tables.ts'
import { instantOf } from './timestamps.ts'

/** Contact messages inside a transaction that is under way. */
export function contactStoresOn(tx: Database): ContactStores {
  return {
    async add({ signs, sentAt, ...message }) {
      const added = await tx
        .insert(contactMessage)
        .values({ ...message, signs: [...signs], sentAt: sentAt.toString() })
        .onConflictDoNothing({ target: contactMessage.attemptKey })
        .returning({ id: contactMessage.id })
      return added.length > 0
    },
    async copiesSince(email, since) {
      const { copied, sentAt } = contactMessage
      const isTo = eq(sql`lower(${contactMessage.email})`, email.toLowerCase())
      const lately = and(isTo, eq(copied, true), gt(sentAt, since.toString()))
      const [counted] = await tx.select({ copies: count() }).from(contactMessage).where(lately)
      return counted?.copies ?? 0
    },
  }
}

export function contactReadsOn(db: Database): ContactReads {
  return {
    async message(id) {
      const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id))
      if (!row) return null
      const { language, name, email, message, signs } = row
      const optional = { company: row.company ?? undefined, phone: row.phone ?? undefined }
      return { id, language, name, email, message, signs, ...optional, sentAt: instantOf(row.sentAt) }
    },
  }
}
