import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'
import { type MenuLink, menusWithout, type SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { type FramePage, pageUri } from './page-href.ts'

/** The edited menus; missing ones have defaults. */
export interface FrameMenus extends Partial<SiteMenus> {
  /** Paths without language that lead nowhere, whose entries are hidden. */
  missing?: readonly string[]
}

export const MenusContext = createContext<FrameMenus | null>(null)

/** The menus of the frame without dead entries. */
export function useMenus(language: Language): SiteMenus {
  const t = useTranslations('frame.pages')
  const subMenu = useTranslations('frame.subMenu')
  const written = use(MenusContext)
  const menus = frameMenus(written, language, { page: t, way: (way) => subMenu(`${way}Title`) })
  return menusWithout(menus, written?.missing ?? [])
}

/** Whether a page that the frame links to exists. */
export function useIsThere(page: FramePage, language: Language): boolean {
  return !use(MenusContext)?.missing?.includes(pageUri(page, language))
}

const inline = ['flightLevels', 'workshops', 'consulting', 'blog'] as const
const plain = ['consulting', 'speaking', 'books', 'blog'] as const
const quiet = ['about', 'contact', 'twig'] as const
const info = ['blog', 'contact', 'imprint', 'terms', 'privacy', 'accessibility', 'regionalPrices'] as const
export const ways = ['flightLevels', 'discover', 'selfPaced', 'introduction'] as const

type Named = (typeof inline | typeof plain | typeof quiet | typeof info)[number]

interface FrameNames {
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
