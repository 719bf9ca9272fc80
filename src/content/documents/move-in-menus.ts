import { and, eq } from 'drizzle-orm'
import type { PageMove } from '#domain/address/move.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#platform/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import { contentMenu } from './tables/content-menu.ts'

interface MovedPages {
  language: Language
  moves: readonly PageMove[]
  clock: Clock
}

/** Menus name pages by their address behind the language, a part of the page behind it: '/twig#gaeste'. */
export async function moveInMenus(tx: ContentDatabase, { language, moves, clock }: MovedPages): Promise<void> {
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
    const saved = { items: renamed, revision: revision + 1, updatedAt: clock.now().toString() }
    await tx.update(contentMenu).set(saved).where(here)
  }
}
