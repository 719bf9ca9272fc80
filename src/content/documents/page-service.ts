import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { keptSearch, searchPart } from '#domain/content/search-engine.ts'
import { isId } from '#domain/id.ts'
import type { RedirectStores } from '#features/redirects/ports.ts'
import type { RandomSource } from '#platform/ports.ts'
import { tokensOn } from '../graphql/tokens.ts'
import type { PageOutcome, PageService, PageStepAsk } from '../ports/page-service.ts'
import { openedBlocks } from './block-rules.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { createMediaStore } from './media-store.ts'
import { movePage } from './move-page.ts'
import { asPageContent, latestContent } from './page-content.ts'
import { createPageEditor, type Edited, type PageEditor } from './page-editor.ts'
import { linksTo } from './page-links.ts'
import { pageListOn } from './page-list.ts'
import { type Conflict, outcomeOf, refused } from './page-outcome.ts'
import type { PlanParts } from './plan-post.ts'
import { createContentStore, type StoredPage, type StoredRevision } from './store.ts'
import { contentSchedule } from './tables/content-schedule.ts'

export interface ServiceParts extends PlanParts {
  randomSource: Pick<RandomSource, 'token'>
  /** The redirects of the site, in the transaction that is given. */
  redirects: (tx: ContentDatabase) => RedirectStores
}

/** As many as an editor looks through. */
const maxPictures = 200

/** Pages of the embedded content system for the office: what its GraphQL offers to programs, for members who have signed in. */
export function createPageService(
  db: ContentDatabase,
  { clock, randomSource, announce, addEffect, redirects }: ServiceParts,
): PageService {
  const pages = pageListOn(db)
  const store = createContentStore(db, { drafts: true })
  const schedule = pageScheduleOn(db)
  const editor = (by: string): PageEditor => createPageEditor(db, { clock, announce, by })

  async function step(
    ask: PageStepAsk,
    take: (pageEditor: PageEditor, ask: PageStepAsk) => Promise<Edited<StoredPage>>,
    conflict: Conflict = 'stale',
  ): Promise<PageOutcome> {
    return isId(ask.id) ? outcomeOf(await take(editor(ask.by), ask), conflict) : refused('missing')
  }

  /** Who decides now decides against what was planned. */
  async function byHand(ask: PageStepAsk, change: { kind: 'published' | 'unpublished' }): Promise<PageOutcome> {
    const { id, expected, by } = ask
    if (!isId(id)) return refused('missing')
    return db.transaction(async (tx) => {
      const changed = await createPageEditor(tx, { clock, announce, by }).change(id, change, expected)
      const outcome = outcomeOf(changed, 'stale')
      if (outcome.outcome === 'done') await pageScheduleOn(tx).forget(id)
      return outcome
    })
  }

  return {
    list: pages.list,

    async open(id) {
      const found = await pages.find(id)
      if (!found) return null
      const { page, listed } = found
      const plannedAt = await schedule.at(id)
      return { ...listed, content: latestContent(page), translation: await pages.translation(listed), plannedAt }
    },

    create: async ({ by, ...page }) => outcomeOf(await editor(by).create(page), 'taken'),

    async save({ id, expected, by, title, blocks: sent }) {
      const found = await pages.find(id)
      if (!found) return refused('missing')
      const before = latestContent(found.page)
      // What came in between is for the editor to say. Nothing is checked that was there before.
      if (found.page.revision === expected && title === before.title && isDeepStrictEqual(sent, before.blocks))
        return { outcome: 'unchanged', id, revision: expected }
      const blocks = openedBlocks.safeParse(sent)
      if (!blocks.success) return refused('invalid-blocks')
      const content = { ...before, title, blocks: blocks.data }
      return outcomeOf(await editor(by).change(id, { kind: 'saved', content }, expected))
    },

    async saveSearch({ id, expected, by, search }) {
      const found = await pages.find(id)
      if (!found) return refused('missing')
      const before = latestContent(found.page)
      const { search: ownSearch, ...rest } = before
      const content = { ...rest, ...searchPart({ search }) }
      if (found.page.revision === expected && isDeepStrictEqual(keptSearch(ownSearch), keptSearch(search)))
        return { outcome: 'unchanged', id, revision: expected }
      return outcomeOf(await editor(by).change(id, { kind: 'saved', content }, expected))
    },

    move: ({ id, expected, by, to }) =>
      db.transaction(async (tx) => {
        const moved = await movePage(tx, { clock, announce, by, redirects: redirects(tx) }, { id, expected, to })
        return moved.refusal === undefined
          ? { outcome: 'done', id, revision: moved.page.revision }
          : { outcome: 'refused', reason: moved.refusal }
      }),
    linksTo: (page) => linksTo(db, page),

    publish: (ask) => byHand(ask, { kind: 'published' }),
    unpublish: (ask) => byHand(ask, { kind: 'unpublished' }),
    remove: (ask) => step(ask, (pageEditor, { id, expected }) => pageEditor.remove(id, expected)),

    async restore({ number, ...ask }) {
      // A page that is gone comes back to its address, where there may be another by now.
      const [last] = isId(ask.id) ? await store.revisions(ask, 1) : []
      const conflict = last?.kind === 'deleted' && last.number === ask.expected ? 'taken' : 'stale'
      return step(ask, (pageEditor, { id, expected }) => pageEditor.restore(id, number, expected), conflict)
    },

    async plan({ id, by, at }) {
      if (Temporal.Instant.compare(at, clock.now()) <= 0) return refused('past')
      return db.transaction(async (tx) => {
        const found = await pageListOn(tx).find(id)
        if (!found) return refused('missing')
        if (found.listed.state === 'published') return refused('nothing-to-publish')
        await addEffect(tx, { kind: 'publish-page', pageId: id, at: at.toString() }, at)
        await pageScheduleOn(tx).plan(id, at, by)
        return { outcome: 'done', id, revision: found.page.revision }
      })
    },

    async unplan(id) {
      if (isId(id)) await schedule.forget(id)
    },

    publishPlanned: (id, at) =>
      db.transaction(async (tx) => {
        const planned = await pageScheduleOn(tx).take(id, at)
        const found = planned && (await pageListOn(tx).find(id))
        if (!found) return
        // A plan for a page that has no draft any more is none.
        const pageEditor = createPageEditor(tx, { clock, announce, by: planned.by })
        await pageEditor.change(id, { kind: 'published' }, found.page.revision)
      }),

    revisions: async (id, most) => (isId(id) ? (await store.revisions({ id }, most)).flatMap(ofPage) : []),
    revision: async (id, number) => (isId(id) ? (await pages.revision(id, number)).flatMap(ofPage)[0] : null) ?? null,

    async pictures() {
      const media = await createMediaStore(db).list(maxPictures)
      return media.map(({ id, filename, width, height, altDe, altEn }) => ({
        url: `/media/${id}/${encodeURIComponent(filename)}`,
        filename,
        width,
        height,
        alt: { de: altDe ?? '', en: altEn ?? '' },
      }))
    },

    readerToken: (reader) => tokensOn(db, { clock, randomSource }).issue({ ...reader, role: 'reader' }),
  }
}

function ofPage({ number, kind, by, at, content }: StoredRevision) {
  const written = asPageContent(content)
  return written ? [{ number, kind, by, at: isoInstant(at), content: written }] : []
}

interface PageSchedule {
  /** ISO instant; null when nothing is planned. */
  at(id: string): Promise<string | null>
  plan(id: string, at: Temporal.Instant, by: string): Promise<void>
  forget(id: string): Promise<void>
  /** Takes the plan out, if that is still the time. */
  take(id: string, at: Temporal.Instant): Promise<{ by: string } | null>
}

/** Which pages are published by themselves, and when. One plan for each. */
function pageScheduleOn(db: ContentDatabase): PageSchedule {
  const { pageId, publishAt, by: planner } = contentSchedule
  return {
    async at(id) {
      const [row] = await db.select({ publishAt }).from(contentSchedule).where(eq(pageId, id)).limit(1)
      return row ? isoInstant(row.publishAt) : null
    },
    async plan(id, at, by) {
      const planned = { publishAt: at.toString(), by }
      await db
        .insert(contentSchedule)
        .values({ pageId: id, ...planned })
        .onConflictDoUpdate({ target: pageId, set: planned })
    },
    async forget(id) {
      await db.delete(contentSchedule).where(eq(pageId, id))
    },
    async take(id, at) {
      const here = and(eq(pageId, id), eq(publishAt, at.toString()))
      const [row] = await db.delete(contentSchedule).where(here).returning({ by: planner })
      return row ?? null
    },
  }
}
