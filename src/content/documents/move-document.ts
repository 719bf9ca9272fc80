import { and, eq, inArray } from 'drizzle-orm'
import { type MoveRefusal, type PageMove, redirectsAfter } from '#domain/address/move.ts'
import type { Language } from '#domain/language.ts'
import { refused } from '#domain/result.ts'
import type { Clock, Stores } from '#platform/ports.ts'
import type { DocumentOutcome } from '../ports/documents.ts'
import {
  type AnyContent,
  asRow,
  type DocumentKind,
  type DocumentRow,
  lastSegment,
  lockedRow,
  type Placed,
  statusOf,
  updatedRow,
} from './document.ts'
import { type EditorParts, recordRevision } from './document-editor.ts'
import { notifyPageEvent } from './page-events.ts'
import { contentMenu } from './tables/content.ts'
import { type ContentDatabase, contentRevision } from './tables.ts'

interface MoveParts extends EditorParts {
  redirects: Stores['redirects']
  comments: Pick<Stores['comments'], 'movePost'>
}

interface MoveAsk {
  id: string
  expected: number
  /** The new path without language. */
  to: string
}

export async function moveDocument<Content extends AnyContent, Row extends DocumentRow<Content>>(
  tx: ContentDatabase,
  kind: DocumentKind<Content, Row>,
  parts: MoveParts,
  { id, expected, to }: MoveAsk,
): Promise<DocumentOutcome<MoveRefusal | 'missing' | 'stale'>> {
  const { redirects, comments, clock, by } = parts
  const { table } = kind
  // Serialises concurrent moves and new redirects.
  const known = await redirects.lockAll()
  const document = await lockedRow(tx, kind, id)
  if (!document) return refused('missing')
  if (document.revision !== expected) return refused('stale')
  const { language } = document
  const ofLanguage = eq(table.language, language)
  const addresses = await tx.select({ id: table.id, uri: kind.address }).from(table).where(ofLanguage)
  const placed = addresses.map(asRow<Placed>)
  const decision = kind.decideMove({ id, uri: kind.uriOf(document) }, to, { language, placed })
  if (decision.outcome === 'refused') return decision
  // From the top, because a later document may take the address of an earlier one.
  const moves = decision.moves.toSorted((one, other) => one.from.length - other.from.length)
  const moving = inArray(
    table.id,
    moves.map((move) => move.id),
  )
  const locked = (await tx.select().from(table).where(moving).for('update')).map(asRow<Row>)
  const rows = new Map(locked.map((row) => [row.id, row]))
  const wasPublic = await publicAddresses(tx, [...rows.keys()])
  const seen = moves.map((move) => ({
    ...move,
    seen: wasPublic.has(`${move.id} ${move.from}`) || rows.get(move.id)?.status === 'published',
  }))
  const change = redirectsAfter(seen, { language, known })
  for (const source of change.gone) await redirects.remove(source)
  for (const redirect of change.added) await redirects.add({ ...redirect, by, at: clock.now() })
  for (const { id: moved, from, to: uri } of moves) {
    const revision = (rows.get(moved)?.revision ?? 0) + 1
    const updatedAt = clock.now()
    const row = await updatedRow(tx, kind, moved, { ...kind.placedAt(uri), revision, updatedAt })
    const visible = row.status === 'published'
    await recordRevision(tx, kind, parts, { document: row, what: 'moved', status: statusOf(row), visible })
    // Ends previews of the old address.
    await notifyPageEvent(tx, {
      uri: from,
      language,
      revision,
      status: 'GONE',
      changedAt: updatedAt.toString(),
      visible,
    })
    if (kind.name === 'post') await comments.movePost({ language, slug: lastSegment(from) }, lastSegment(uri))
  }
  await moveInMenus(tx, { language, moves, clock })
  // Any page may link to it.
  await parts.announce(tx, [])
  return { outcome: 'done', id, revision: expected + 1 }
}

/** Where visitors could read the documents once, as '{id} {uri}': also those that are withdrawn by now. */
async function publicAddresses(tx: ContentDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { pageId, uri, kind } = contentRevision
  const wasOut = and(inArray(pageId, ids), inArray(kind, ['published', 'unpublished']))
  const rows = await tx.select({ id: pageId, uri }).from(contentRevision).where(wasOut)
  return new Set(rows.map((row) => `${row.id} ${row.uri}`))
}

interface MovedPages {
  language: Language
  moves: readonly PageMove[]
  clock: Clock
}

/** Updates menus, which refer to pages by path without language, optionally with an anchor: '/twig#gaeste'. */
async function moveInMenus(tx: ContentDatabase, { language, moves, clock }: MovedPages): Promise<void> {
  const places = new Map(moves.map(({ from, to }) => [from, to]))
  const moved = <Link extends { uri: string }>(link: Link): Link => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.uri) ?? []
    const to = places.get(path)
    return to === undefined ? link : { ...link, uri: to + rest }
  }
  const menus = await tx.select().from(contentMenu).where(eq(contentMenu.language, language)).for('update')
  for (const { location, items, revision } of menus) {
    const renamed = items.map((item) => ({
      ...moved(item),
      ...(item.children && { children: item.children.map(moved) }),
    }))
    if (JSON.stringify(renamed) === JSON.stringify(items)) continue
    const here = and(eq(contentMenu.location, location), eq(contentMenu.language, language))
    const saved = { items: renamed, revision: revision + 1, updatedAt: clock.now() }
    await tx.update(contentMenu).set(saved).where(here)
  }
}
