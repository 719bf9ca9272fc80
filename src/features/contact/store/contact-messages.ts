import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Handling, ListedMessage, MessageSearch, NewContactMessage } from '#domain/contact/contact.ts'
import type { Database } from '#platform/db/database.ts'
import { holds, nextPlace, olderThan, perPage } from '#platform/db/list-pages.ts'
import { contactMessage } from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'

export function contactStoresOn(tx: Database) {
  return {
    /** False when there is one of the same attempt already; then nothing is written. */
    async add({ signs, ...message }: NewContactMessage): Promise<boolean> {
      const added = await tx
        .insert(contactMessage)
        .values({ ...message, signs: [...signs] })
        .onConflictDoNothing({ target: contactMessage.idempotencyKey })
        .returning({ id: contactMessage.id })
      return added.length > 0
    },
    /** Locks it until the transaction ends. Null when there is none. */
    async lock(id: string): Promise<Handling | null> {
      const [row] = await tx.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update')
      return row ? handlingOf(row) : null
    },
    async setHandling(id: string, handling: Handling): Promise<void> {
      const answer =
        handling.state === 'open'
          ? { answeredAt: null, answeredBy: null, answerNote: null }
          : { answeredAt: handling.at, answeredBy: handling.by, answerNote: handling.note ?? null }
      await tx.update(contactMessage).set(answer).where(eq(contactMessage.id, id))
    },
    async remove(id: string): Promise<void> {
      await tx.delete(contactMessage).where(eq(contactMessage.id, id))
    },
  }
}

export function contactReadsOn(db: Database) {
  return {
    async message(id: string): Promise<ListedMessage | null> {
      const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id))
      return row ? messageOf(row) : null
    },
    /** Newest first, a page at a time; `after` is the last one of the page before. */
    async search(
      { state, text }: MessageSearch,
      after: ListPlace | null,
    ): Promise<{ messages: ListedMessage[]; next: ListPlace | null }> {
      const { answeredAt, sentAt, id, name, email, company, message } = contactMessage
      const wanted = [
        state && (state === 'open' ? isNull(answeredAt) : isNotNull(answeredAt)),
        text === undefined ? undefined : or(...[name, email, company, message].map((column) => holds(column, text))),
        olderThan(sentAt, id, after),
      ]
      const rows = await db
        .select()
        .from(contactMessage)
        .where(and(...wanted))
        .orderBy(desc(sentAt), desc(id))
        .limit(perPage + 1)
      const messages = rows.map(messageOf)
      return { messages: messages.slice(0, perPage), next: nextPlace(messages, (found) => found.sentAt) }
    },
  }
}

type Row = typeof contactMessage.$inferSelect

function messageOf(row: Row): ListedMessage {
  const { id, language, name, email, message, signs, sentAt } = row
  const optional = { company: row.company ?? undefined, phone: row.phone ?? undefined }
  return { id, language, name, email, message, signs, ...optional, sentAt, handling: handlingOf(row) }
}

function handlingOf({ answeredAt, answeredBy, answerNote }: Row): Handling {
  // the check constraint of the table ensures both or none
  if (answeredAt === null || answeredBy === null) return { state: 'open' }
  return { state: 'answered', by: answeredBy, at: answeredAt, note: answerNote ?? undefined }
}
