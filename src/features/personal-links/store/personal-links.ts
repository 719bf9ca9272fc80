import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { personalLink } from '#platform/db/tables.ts'
import type { LinkPurpose } from '#platform/ports.ts'

export function personalLinkReadsOn(db: Database) {
  return {
    /** What a link of this purpose opens; null for anything else. */
    async subjectOfLink(tokenHash: string, purpose: LinkPurpose): Promise<string | null> {
      const [row] = await db
        .select({ subjectId: personalLink.subjectId })
        .from(personalLink)
        .where(and(eq(personalLink.tokenHash, tokenHash), eq(personalLink.purpose, purpose)))
      return row?.subjectId ?? null
    },
  }
}
