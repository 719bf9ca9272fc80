import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { mailbox } from '#platform/db/tables.ts'
import type { MailboxStore, StoredMail } from '#platform/mail/mailbox-transport.ts'

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
