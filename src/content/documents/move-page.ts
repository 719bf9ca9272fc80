import { eq } from 'drizzle-orm'
import { decideMove, type MoveRefusal, type PageMove, redirectsAfter } from '#domain/address/move.ts'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { RedirectStores } from '#features/redirects/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import { moveInMenus } from './move-in-menus.ts'
import { type EditorParts, recordPage, statusOf } from './page-editor.ts'
import { notifyPageEvent } from './page-events.ts'
import type { StoredPage } from './store.ts'
import { contentPage } from './tables.ts'

interface MoveParts extends EditorParts {
  redirects: RedirectStores
}

interface MoveAsk {
  id: string
  /** The revision that was seen. */
  expected: number
  to: string
}

type Moved = { refusal: MoveRefusal | 'missing' | 'stale' } | { refusal?: never; page: StoredPage }

/** The page and those below it at their new addresses, with what leads there: in the transaction that is given. */
export async function movePage(tx: ContentDatabase, parts: MoveParts, { id, expected, to }: MoveAsk): Promise<Moved> {
  if (!isId(id)) return { refusal: 'missing' }
  const { redirects, clock, by } = parts
  // two who move at once are taken one after the other, and so is who adds a redirect
  const known = await redirects.lockAll()
  const [page] = await tx.select().from(contentPage).where(eq(contentPage.id, id)).for('update')
  if (!page) return { refusal: 'missing' }
  if (page.revision !== expected) return { refusal: 'stale' }
  const { language } = page
  const pages = await tx.select().from(contentPage).where(eq(contentPage.language, language)).for('update')
  const decision = decideMove(page, to, { language, pages })
  if (!decision.accepted) return { refusal: decision.refusal }
  const { moves } = decision
  const seen = moves.map((move) => ({ ...move, seen: pages.find((one) => one.id === move.id)?.status === 'published' }))
  const change = redirectsAfter(seen, { language, known })
  for (const source of change.gone) await redirects.remove(source)
  for (const redirect of change.added) await redirects.add({ ...redirect, by, at: clock.now() })
  // from the top: a later one may take the address of an earlier one
  const fromTop = moves.toSorted((one, other) => one.from.length - other.from.length)
  for (const move of fromTop) await moveOne(tx, parts, move, pages)
  await moveInMenus(tx, { language, moves, clock })
  // any page may link to it
  await parts.announce(tx, [])
  const [moved] = await tx.select().from(contentPage).where(eq(contentPage.id, id))
  if (!moved) throw new Error(`page ${id} went away under its lock`)
  return { page: moved }
}

async function moveOne(
  tx: ContentDatabase,
  parts: EditorParts,
  { id, from, to }: PageMove,
  pages: readonly StoredPage[],
): Promise<void> {
  const page = pages.find((one) => one.id === id)
  if (!page) throw new Error(`page ${id} was to be moved and is not there`)
  const slug = to.slice(to.lastIndexOf('/') + 1)
  const changed = { uri: to, slug, revision: page.revision + 1, updatedAt: parts.clock.now().toString() }
  const [moved] = await tx.update(contentPage).set(changed).where(eq(contentPage.id, id)).returning()
  if (!moved) throw new Error(`page ${id} went away under its lock`)
  const visible = moved.status === 'published'
  await recordPage(tx, parts, { page: moved, kind: 'moved', status: statusOf(moved), visible })
  await notifyRemoved(tx, {
    language: moved.language,
    uri: from,
    revision: moved.revision,
    visible,
    at: changed.updatedAt,
  })
}

interface Gone {
  language: Language
  uri: string
  revision: number
  visible: boolean
  /** ISO instant. */
  at: string
}

/** Ends previews of the old address. */
export function notifyRemoved(tx: ContentDatabase, { language, uri, revision, visible, at }: Gone): Promise<void> {
  return notifyPageEvent(tx, { uri, language, revision, status: 'GONE', changedAt: at, visible })
}
