import type { MenuLink, SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { pageUri } from './page-href.ts'

const inline = ['flightLevels', 'workshops', 'consulting', 'blog'] as const
const plain = ['consulting', 'speaking', 'books', 'blog'] as const
const quiet = ['about', 'contact', 'twig'] as const
const info = ['blog', 'contact', 'imprint', 'terms', 'privacy', 'accessibility', 'regionalPrices'] as const
/** The entry points to Flight Levels. */
export const ways = ['flightLevels', 'discover', 'selfPaced', 'introduction'] as const

type Named = (typeof inline | typeof plain | typeof quiet | typeof info)[number]

/** The link texts of the default menus. */
export interface FrameNames {
  page(page: Named): string
  way(way: (typeof ways)[number]): string
}

/** The menus of the frame: from the content system, or the defaults for a remote source. seed/menus.ts starts with the same. */
export function frameMenus(written: Partial<SiteMenus> | null, language: Language, names: FrameNames): SiteMenus {
  const link = (page: Named): MenuLink => ({ label: names.page(page), uri: pageUri(page, language) })
  return {
    header: written?.header ?? inline.map(link),
    menu: written?.menu ?? [
      {
        ...link('flightLevels'),
        children: ways.map((way) => ({ label: names.way(way), uri: pageUri(way, language) })),
      },
      {
        ...link('workshops'),
        children: certifications.map(({ title, path }) => ({ label: title, uri: `/workshops/${path}` })),
      },
      ...plain.map(link),
      ...quiet.map((page) => ({ ...link(page), quiet: true })),
    ],
    footer: written?.footer ?? info.map(link),
  }
}
