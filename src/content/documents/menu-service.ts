import { and, eq } from 'drizzle-orm'
import type { MenuItem, SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#platform/ports.ts'
import type { MenuPlace, MenuService } from '../ports/office-menus.ts'
import type { ContentDatabase } from './content-database.ts'
import type { AnnouncePages } from './document-editor.ts'
import { contentMenu } from './tables/content-menu.ts'
import { contentPage } from './tables.ts'

interface MenuServiceParts {
  clock: Clock
  announce: AnnouncePages
}

/** The menus of the frame, on the table of the content system. */
export function menuServiceOn(db: ContentDatabase, { clock, announce }: MenuServiceParts): MenuService {
  return {
    async find(place, language) {
      const [row] = await db.select().from(contentMenu).where(at(place, language)).limit(1)
      return { place, language, items: row?.items ?? [], revision: row?.revision ?? 0 }
    },

    save: ({ place, language, items, revision }) =>
      db.transaction(async (tx) => {
        const saved = { items: items.map(stored), revision: revision + 1, updatedAt: clock.now().toString() }
        const row = { location: place, language, ...saved }
        const seen = and(at(place, language), eq(contentMenu.revision, revision))
        const rows =
          revision === 0
            ? await tx.insert(contentMenu).values(row).onConflictDoNothing().returning()
            : await tx.update(contentMenu).set(saved).where(seen).returning()
        if (rows.length === 0) return 'stale'
        // it is on every page
        await announce(tx, [])
        return 'saved'
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

function at(place: MenuPlace, language: Language) {
  return and(eq(contentMenu.location, place), eq(contentMenu.language, language))
}

/** Without undefined, which JSON does not have. */
function stored({ label, uri, children, quiet }: MenuItem) {
  return { label, uri, ...(children && children.length > 0 && { children }), ...(quiet && { quiet }) }
}
