import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TokenRole } from '../../graphql/viewer.ts'

/** Who is logged in to the content system. The token itself is nowhere: anyone who reads this table cannot use it. */
export const contentToken = pgTable(
  'content_token',
  {
    /** SHA-256 of the token, hex. */
    hash: text('hash').primaryKey(),
    name: text('name').notNull(),
    role: text('role').$type<TokenRole>().notNull(),
    /** Whose it is: the id of a member of the office. Null for who has logged in with a password. */
    holder: text('holder'),
    /**
     * For how long a preview of the office lasts: the session in which it was asked for. The token goes with it (the reference is in a
     * migration of its own, since sessions are no part of the content system). Null for tokens of programs.
     */
    session: uuid('session'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.session), check('content_token_role', sql`${table.role} in ('reader', 'editor')`)],
)
