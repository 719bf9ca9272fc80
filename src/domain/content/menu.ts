import type { Language } from '../language.ts'

export interface MenuLink {
  /** Plain text. */
  label: string
  /** A path behind the language ('/workshops'), or a whole address. */
  uri: string
}

export interface MenuItem extends MenuLink {
  /** The sub-menu that it opens. */
  children?: MenuLink[] | undefined
  /** Set smaller, below the others. */
  quiet?: boolean | undefined
}

/** The menus of the frame in one language: beside the logo, full screen, and below the page. */
export interface SiteMenus {
  header: MenuLink[]
  menu: MenuItem[]
  footer: MenuLink[]
}

/** '/workshops' in German is '/de/workshops'; a whole address stays as it is. */
export function menuHref(uri: string, language: Language): string {
  if (!uri.startsWith('/')) return uri
  return uri === '/' ? `/${language}` : `/${language}${uri}`
}

/** An address as a menu keeps it, without its own language in front: '/de/workshops' in a German menu is '/workshops'. */
export function menuUri(href: string, language: Language): string {
  const [, behind = '/'] = new RegExp(`^/${language}(?:$|(/.*$))`).exec(href) ?? [href, href]
  return behind
}

/** Every address in these menus, once. */
export function menuUris({ header = [], menu = [], footer = [] }: Partial<SiteMenus>): string[] {
  return [...new Set([...header, ...rowsOf(menu), ...footer].map(({ uri }) => uri))]
}

/**
 * The menus without the entries at whose address visitors find nothing (docs/rules/menus.md). An item leads to the first page of its sub-menu
 * where its own is missing.
 */
export function menusWithout(menus: SiteMenus, missing: readonly string[]): SiteMenus {
  if (missing.length === 0) return menus
  const isThere = ({ uri }: MenuLink) => !missing.includes(uri)
  return {
    header: menus.header.filter(isThere),
    menu: menus.menu.flatMap((item) => {
      const children = item.children?.filter(isThere)
      const shown = children ? { ...item, children } : item
      if (isThere(item)) return [shown]
      const [first] = children ?? []
      return first ? [{ ...shown, uri: first.uri }] : []
    }),
    footer: menus.footer.filter(isThere),
  }
}

/** An entry of a menu in a form: entries of a sub-menu are below their item, one level deeper. */
export interface MenuRow {
  label: string
  uri: string
  level: 0 | 1
  quiet: boolean
}

export interface WrongRow {
  index: number
  field: 'label' | 'uri'
  /** Key of a message. */
  message: string
}

const maxOnOneLevel = 30
const longestLabel = 100
/** A path behind the language, a part of a page, or a whole address; as the content system takes them (src/content/graphql/menu-schema.ts). */
const address = /^\/(?![/\\])[^\s\\]*$|^https:\/\/[^\s\\]+$|^(mailto|tel):[^\s\\]+$/

export function rowsOf(items: readonly MenuItem[]): MenuRow[] {
  return items.flatMap(({ label, uri, children = [], quiet = false }) => [
    { label, uri, level: 0 as const, quiet },
    ...children.map((child) => ({ ...child, level: 1 as const, quiet: false })),
  ])
}

/** A row deeper than any above it is on the first level. */
export function itemsOf(rows: readonly MenuRow[]): MenuItem[] {
  const items: MenuItem[] = []
  for (const { label, uri, level, quiet } of rows) {
    const parent = items.at(-1)
    if (level === 1 && parent) parent.children = [...(parent.children ?? []), { label, uri }]
    else items.push({ label, uri, ...(quiet && { quiet }) })
  }
  return items
}

/** The rows of a form: `label0`, `uri0`, `level0`, `quiet0` and so on. Rows without a word are left out. */
export function readMenuRows(values: Readonly<Record<string, string>>): MenuRow[] {
  const rows: MenuRow[] = []
  for (let index = 0; index < 2 * maxOnOneLevel * maxOnOneLevel && `label${index}` in values; index += 1) {
    const of = (name: string) => (values[`${name}${index}`] ?? '').trim()
    const level = of('level') === '1' && rows.length > 0 ? 1 : 0
    const row = { label: of('label'), uri: of('uri'), level, quiet: level === 0 && of('quiet') === 'on' } as const
    if (row.label !== '' || row.uri !== '') rows.push(row)
  }
  return rows
}

export function wrongRows(rows: readonly MenuRow[]): WrongRow[] {
  return rows.flatMap(({ label, uri }, index) => [
    ...(label === '' ? [wrong(index, 'label', 'validation.menuLabel')] : []),
    ...(label.length > longestLabel ? [wrong(index, 'label', 'validation.tooLong')] : []),
    ...(address.test(uri) && uri.length <= 500 ? [] : [wrong(index, 'uri', 'validation.menuUri')]),
    ...(siblings(rows, index) >= maxOnOneLevel ? [wrong(index, 'label', 'validation.menuFull')] : []),
  ])
}

function wrong(index: number, field: WrongRow['field'], message: string): WrongRow {
  return { index, field, message }
}

/** Number of rows before a row on its level, in the same sub-menu. */
function siblings(rows: readonly MenuRow[], index: number): number {
  const { level } = rows[index] ?? {}
  const before = rows.slice(0, index)
  if (level === 0) return before.filter((row) => row.level === 0).length
  return before.length - 1 - before.findLastIndex((row) => row.level === 0)
}

/** An item takes its sub-menu along; an entry of a sub-menu stays in it. At the edge nothing changes. */
export function movedRow(rows: readonly MenuRow[], index: number, way: 'up' | 'down'): MenuRow[] {
  const row = rows[index]
  if (!row) return [...rows]
  const size = blockAt(rows, index)
  if (way === 'down') {
    const next = index + size
    return rows[next]?.level === row.level ? swapped(rows, index, next) : [...rows]
  }
  const before = rows.slice(0, index).findLastIndex(({ level }) => level <= row.level)
  return rows[before]?.level === row.level ? swapped(rows, before, index) : [...rows]
}

/** A row with the rows of its sub-menu. */
function blockAt(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.level === 1) return 1
  const next = rows.slice(index + 1).findIndex(({ level }) => level === 0)
  return next === -1 ? rows.length - index : next + 1
}

/** Two blocks that follow one another, the other way round. */
function swapped(rows: readonly MenuRow[], first: number, second: number): MenuRow[] {
  const end = second + blockAt(rows, second)
  return [...rows.slice(0, first), ...rows.slice(second, end), ...rows.slice(first, second), ...rows.slice(end)]
}
