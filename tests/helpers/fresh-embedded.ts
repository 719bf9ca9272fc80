import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'

/** An embedded database in memory with all tables and nothing in them, as `openEmbedded()` makes one, only sooner. */
export async function freshEmbedded(): Promise<OpenDatabase> {
  return openEmbedded(undefined, await openAsBlob(join(inject('embeddedTemplate'), 'database.tar')))
}
