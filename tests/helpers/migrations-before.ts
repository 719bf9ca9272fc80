import { readFileSync } from 'node:fs'

interface Journal {
  entries: { idx: number; tag: string }[]
}

/** How many migrations ran before the one with this name. */
export function migrationsBefore(name: string): number {
  const journal = new URL('../../src/platform/db/migrations/meta/_journal.json', import.meta.url)
  // written by drizzle-kit
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  const found = entries.find(({ tag }) => tag.endsWith(`_${name}`))
  if (!found) throw new Error(`no migration ${name}`)
  return found.idx
}
