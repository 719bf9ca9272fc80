import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'

interface FreshEmbedded {
  /** Without them nothing is migrated, as with `asItIs`. */
  withTables?: boolean
  /** The application name. */
  name?: string
}

/** An embedded database in memory with all tables or none, and nothing in them, as `openEmbedded()` makes one, only sooner. */
export async function freshEmbedded({ withTables = true, name }: FreshEmbedded = {}): Promise<OpenDatabase> {
  const archive = await openAsBlob(join(inject('embeddedTemplate'), withTables ? 'database.tar' : 'empty.tar'))
  return openEmbedded(undefined, archive, { asItIs: !withTables, name })
}
