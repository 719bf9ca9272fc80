import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { asksFor, newestFirst } from '#platform/db/list-pages.ts'
import { mailbox, mailLog, payment, sentMail } from '#platform/db/tables.ts'
import type { MailboxStore, StoredMail } from '#platform/mail/mailbox-transport.ts'
import type { LoggedMail, MailAttempt, MailSearch, MailState, SentMail } from '#platform/ports/mail.ts'
import type { ListPlace } from '#platform/ports.ts'

const perPage = 50

/** Writes down what became of a mail, with `writer` where more is written in the statement. The same mail tried again is the same line. */
async function logMail(
  db: Database,
  attempt: MailAttempt,
  state: MailState,
  error: string | null = null,
  writer: Pick<Database, 'insert'> = db,
): Promise<void> {
  const { key, effect, to, subject, at } = attempt
  const row = {
    key,
    kind: effect.kind,
    state,
    toName: to?.name ?? null,
    toEmail: to?.email ?? null,
    subject,
    orderId: await orderOf(db, attempt),
    registrationId: 'registrationId' in effect ? effect.registrationId : null,
    effect,
    error,
    at,
  }
  await writer
    .insert(mailLog)
    .values({ ...row, attempts: 1 })
    .onConflictDoUpdate({ target: mailLog.key, set: { ...row, attempts: sql`${mailLog.attempts} + 1` } })
}

/** The mails about a payment name only that. */
async function orderOf(db: Database, { effect }: MailAttempt): Promise<string | null> {
  if ('orderId' in effect) return effect.orderId
  if (!('paymentId' in effect)) return null
  const [row] = await db.select({ id: payment.orderId }).from(payment).where(eq(payment.id, effect.paymentId))
  return row?.id ?? null
}

export function mailLogReadsOn(db: Database) {
  return {
    /** Newest first, a page at a time; `after` is the last one of the page before, its key as id. */
    async search(
      { text, state, kind }: MailSearch,
      after: ListPlace | null,
    ): Promise<{ mails: LoggedMail[]; next: ListPlace | null }> {
      const wanted: (SQL | undefined)[] = [
        asksFor(mailLog.words, text),
        state && eq(mailLog.state, state),
        kind && eq(mailLog.kind, kind),
        after === null ? undefined : sql`(${mailLog.at}, ${mailLog.key}) < (${after.at}::timestamptz, ${after.id})`,
      ]
      const rows = await db
        .select()
        .from(mailLog)
        .where(and(...wanted))
        .orderBy(...newestFirst(mailLog.at, mailLog.key, text))
        .limit(perPage + 1)
      const mails = rows.slice(0, perPage).map(mailOf)
      const last = mails.at(-1)
      return { mails, next: rows.length > perPage && last ? { at: last.at.toString(), id: last.key } : null }
    },
    async find(key: string): Promise<LoggedMail | null> {
      const [row] = await db.select().from(mailLog).where(eq(mailLog.key, key))
      return row ? mailOf(row) : null
    },
    /** About an order or a registration, oldest first. */
    async about(ids: readonly string[]): Promise<LoggedMail[]> {
      const wanted = or(inArray(mailLog.orderId, [...ids]), inArray(mailLog.registrationId, [...ids]))
      return (await db.select().from(mailLog).where(wanted).orderBy(asc(mailLog.at))).map(mailOf)
    },
  }
}

function mailOf({ kind: _, words: __, toName, toEmail, ...row }: typeof mailLog.$inferSelect): LoggedMail {
  return { ...row, to: toEmail === null ? null : { name: toName ?? '', email: toEmail } }
}

export function sentMailOn(db: Database): SentMail {
  return {
    async has(key) {
      const rows = await db.select({ key: sentMail.key }).from(sentMail).where(eq(sentMail.key, key))
      return rows.length > 0
    },
    add(sent) {
      const row = { key: sent.key, sentAt: sent.at }
      const added = db.$with('added').as(db.insert(sentMail).values(row).onConflictDoNothing().returning())
      return logMail(db, sent, 'sent', null, db.with(added))
    },
    failed: (attempt, error) => logMail(db, attempt, 'failed', error),
    dropped: (attempt) => logMail(db, attempt, 'dropped'),
  }
}

/** The list shows this many mails; older ones stay stored. */
const maxListed = 200

export function mailboxStoreOn(db: Database): MailboxStore {
  return {
    async keep({ to, ...mail }) {
      const row = { ...mail, toName: to.name, toEmail: to.email }
      await db.insert(mailbox).values(row).onConflictDoUpdate({ target: mailbox.id, set: row })
    },
    async list() {
      const rows = await db.select().from(mailbox).orderBy(desc(mailbox.keptAt), desc(mailbox.id)).limit(maxListed)
      return rows.map(storedMail)
    },
    async find(id) {
      const [row] = await db.select().from(mailbox).where(eq(mailbox.id, id))
      return row ? storedMail(row) : null
    },
  }
}

function storedMail({ toName, toEmail, ...row }: typeof mailbox.$inferSelect): StoredMail {
  return { ...row, to: { name: toName, email: toEmail } }
}
