import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type MenuItem, type MenuPlace, menuChanges, type SiteMenus } from '#domain/content/menu.ts'
import { type Trainer, trainerText } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { done, refused } from '#domain/result.ts'
import type { ContentService, MenuService, TrainerService, WrittenTrainer } from '../ports/content-service.ts'
import type { PageService, PostService } from '../ports/documents.ts'
import type { FileStore } from '../ports/pictures.ts'
import { findRow, latestOf, pages, posts } from './document.ts'
import { createDocumentEditor, type LoggedParts } from './document-editor.ts'
import { deletedPosts, findOfficePost, listOfficePosts, listPages, postsAlone } from './document-lists.ts'
import { type DocumentServiceParts, documentServiceOn, outcomeOf } from './document-service.ts'
import { mediaServiceOn } from './media-service.ts'
import { createMediaStore, maxChoosable } from './media-store.ts'
import { contentOf, editableText } from './post-body.ts'
import { contentMenu, contentTrainer } from './tables/content.ts'
import { type ContentDatabase, contentPage } from './tables.ts'
import { testimonialServiceOn } from './testimonial-service.ts'

export function menuServiceOn(db: ContentDatabase, { announce, clock, record }: LoggedParts): MenuService {
  return {
    async find(place, language) {
      const [row] = await db.select().from(contentMenu).where(at(place, language)).limit(1)
      return { place, language, items: row?.items ?? [], revision: row?.revision ?? 0 }
    },

    save: ({ place, language, items, revision }, by) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(contentMenu).where(at(place, language)).for('update')
        const saved = await writeMenu(tx, { place, language, items, revision }, clock.now())
        if (!saved) return refused('stale')
        const former = (before?.items ?? []).map(stored)
        if (!isDeepStrictEqual(former, saved.items))
          await record(tx, {
            at: clock.now(),
            actor: by,
            subject: { kind: 'menu', id: randomUUID() },
            action: 'menu.changed',
            details: { place, menuLanguage: language, changes: menuChanges(former, saved.items) },
          })
        // Menus are on every page.
        await announce(tx, [])
        return done
      }),

    shown: (language) => shownMenus(db, language),

    async targets(language) {
      const { uri, status } = contentPage
      const pages = await db
        .select({ uri })
        .from(contentPage)
        .where(and(eq(contentPage.language, language), eq(status, 'published')))
      return pages.map((page) => page.uri)
    },
  }
}

const names: Record<MenuPlace, keyof SiteMenus> = { HEADER: 'header', MENU: 'menu', FOOTER: 'footer' }

async function shownMenus(db: Pick<ContentDatabase, 'select'>, language: Language): Promise<Partial<SiteMenus>> {
  const { location, items } = contentMenu
  const rows = await db.select({ location, items }).from(contentMenu).where(eq(contentMenu.language, language))
  return Object.fromEntries(rows.map((row) => [names[row.location], row.items]))
}

/** Writes a menu over this revision, 0 for a new one. Undefined when someone else has written it meanwhile. */
export async function writeMenu(
  tx: ContentDatabase,
  { place, language, items, revision }: { place: MenuPlace; language: Language; items: MenuItem[]; revision: number },
  updatedAt: Temporal.Instant,
) {
  const saved = { items: items.map(stored), revision: revision + 1, updatedAt }
  const seen = and(at(place, language), eq(contentMenu.revision, revision))
  const [menu] =
    revision === 0
      ? await tx
          .insert(contentMenu)
          .values({ location: place, language, ...saved })
          .onConflictDoNothing()
          .returning()
      : await tx.update(contentMenu).set(saved).where(seen).returning()
  return menu
}

function at(place: MenuPlace, language: Language) {
  return and(eq(contentMenu.location, place), eq(contentMenu.language, language))
}

/** Drops undefined, which JSON does not have. */
function stored({ label, uri, children, quiet }: MenuItem) {
  return { label, uri, ...(children && children.length > 0 && { children }), ...(quiet && { quiet }) }
}

interface ContentServiceParts extends DocumentServiceParts, LoggedParts {
  files: FileStore
}

export function contentServiceOn(db: ContentDatabase, parts: ContentServiceParts): ContentService {
  return {
    pages: pageServiceOn(db, parts),
    media: mediaServiceOn(db, parts),
    posts: postServiceOn(db, parts),
    testimonials: testimonialServiceOn(db, parts),
    trainers: trainerServiceOn(db, parts),
    menus: menuServiceOn(db, parts),
  }
}

export function pageServiceOn(db: ContentDatabase, parts: DocumentServiceParts): PageService {
  return {
    ...documentServiceOn(db, pages, parts),
    list: () => listPages(db),

    async pictures() {
      const media = await createMediaStore(db).list(maxChoosable)
      return media.map(({ id, filename, width, height, altDe, altEn }) => ({
        url: `/media/${id}/${encodeURIComponent(filename)}`,
        filename,
        width,
        height,
        alt: { de: altDe ?? '', en: altEn ?? '' },
      }))
    },
  }
}

export function postServiceOn(db: ContentDatabase, parts: DocumentServiceParts): PostService {
  const documents = documentServiceOn(db, posts, parts)
  return {
    ...documents,
    list: (question) => listOfficePosts(db, question),
    deleted: () => deletedPosts(db),
    find: (id) => findOfficePost(db, id),
    alone: (language, chosen) => postsAlone(db, language, chosen),

    async createText({ slug, text, ...post }) {
      const content = contentOf(text, [])
      return content ? documents.create({ ...post, uri: `/blog/${slug}`, content }) : refused('invalid-blocks')
    },

    async saveText({ id, expected, by, text }) {
      const before = await findRow(db, posts, id)
      if (!before) return refused('missing')
      const content = contentOf(text, latestOf(posts, before).blocks)
      if (!content) return refused('invalid-blocks')
      const editor = createDocumentEditor(db, posts, { clock: parts.clock, announce: parts.announce, by })
      return outcomeOf(await editor.change(id, { kind: 'saved', content }, expected))
    },

    async revisionText(id, number) {
      const content = await documents.revision(id, number)
      return content && editableText(content)
    },
  }
}

type Row = typeof contentTrainer.$inferSelect

export function trainerServiceOn(db: ContentDatabase, { announce, clock, record }: LoggedParts): TrainerService {
  /** All trainers, locked: they are few, and their order is one piece of data. */
  function change<T>(work: (tx: ContentDatabase, all: readonly Row[]) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${contentTrainer} in share row exclusive mode`)
      const result = await work(tx, await placed(tx))
      // Their dates and workshops are on many pages.
      await announce(tx, [])
      return result
    })
  }

  const logged = (tx: ContentDatabase, id: string, by: MemberActor, action: 'saved' | 'removed', name: string) =>
    record(tx, {
      at: clock.now(),
      actor: by,
      subject: { kind: 'trainer', id },
      action: `trainer.${action}`,
      details: { name },
    })

  return {
    all: async () => (await placed(db)).map(({ position: _, ...trainer }) => trainer),

    async shown(language) {
      const rows = await placed(db)
      return rows.filter(({ isPublished }) => isPublished).map((row) => shownTrainer(row, language))
    },

    create: (trainer, by) =>
      change(async (tx, all) => {
        if (all.some(({ name }) => name === trainer.name)) return refused('taken')
        const id = randomUUID()
        await tx.insert(contentTrainer).values({ ...written(trainer), id, position: (all.at(-1)?.position ?? -1) + 1 })
        await logged(tx, id, by, 'saved', trainer.name)
        return done
      }),

    save: (trainer, by) =>
      change(async (tx, all) => {
        const before = all.find(({ id }) => id === trainer.id)
        if (!before) return refused('unknown')
        if (before.revision !== trainer.revision) return refused('stale')
        if (all.some(({ id, name }) => id !== trainer.id && name === trainer.name)) return refused('taken')
        await tx
          .update(contentTrainer)
          .set({ ...written(trainer), revision: before.revision + 1 })
          .where(eq(contentTrainer.id, trainer.id))
        await logged(tx, trainer.id, by, 'saved', trainer.name)
        return done
      }),

    move: (id, way) =>
      change(async (tx, all) => {
        const from = all.findIndex((one) => one.id === id)
        const to = way === 'up' ? from - 1 : from + 1
        const [moved, other] = [all[from], all[to]]
        if (!(moved && other)) return
        const order = all.toSpliced(from, 1).toSpliced(to, 0, moved)
        for (const [position, one] of order.entries())
          await tx.update(contentTrainer).set({ position }).where(eq(contentTrainer.id, one.id))
      }),

    remove: (id, by) =>
      change(async (tx, all) => {
        const before = all.find((one) => one.id === id)
        if (!before) return
        await tx.delete(contentTrainer).where(eq(contentTrainer.id, id))
        await logged(tx, id, by, 'removed', before.name)
      }),
  }
}

function placed(db: Pick<ContentDatabase, 'select'>): Promise<Row[]> {
  return db.select().from(contentTrainer).orderBy(asc(contentTrainer.position), asc(contentTrainer.name))
}

function written({ name, texts, languages, workshops, links, picture, isPublished }: WrittenTrainer) {
  return { name, texts, languages, workshops, links, picture, isPublished }
}

function shownTrainer(row: Row, language: Language): Trainer {
  const { id, name, texts, languages, workshops, links, picture } = row
  return { id, name, ...trainerText(texts, language), languages, workshops, links, picture }
}
