import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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

/** An embedded database with all tables or none, and nothing in them, as `openEmbedded()` makes one, only sooner. It is gone when it is closed. */
export async function freshEmbedded({ withTables = true, name }: FreshEmbedded = {}): Promise<OpenDatabase> {
  const templates = inject('embeddedTemplate')
  const folder = mkdtempSync(join(templates, 'copy-'))
  cpSync(join(templates, withTables ? 'database' : 'empty'), folder, { recursive: true })
  const opened = await openEmbedded(folder, undefined, { asItIs: !withTables, name })
  return {
    ...opened,
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
