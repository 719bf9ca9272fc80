import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/tables/columns.ts'
import type { TokenRole } from '../../graphql/viewer.ts'

/** Sessions of the content system. Only token hashes are stored, so that a leaked table is useless. */
export const contentToken = pgTable(
  'content_token',
  {
    /** SHA-256 of the token, hex. */
    hash: text('hash').primaryKey(),
    name: text('name').notNull(),
    role: text('role').$type<TokenRole>().notNull(),
    /** Id of the member; null for a login with a password. */
    holder: text('holder'),
    /**
     * For a preview from the office, the session it was opened in. The token is deleted with the session (the foreign key is in a migration of its
     * own, because sessions are not part of the content system). Null for tokens of programs.
     */
    session: uuid('session'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.session), check('content_token_role', sql`${table.role} in ('reader', 'editor')`)],
)
