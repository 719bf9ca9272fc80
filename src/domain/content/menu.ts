import type { Language } from '../language.ts'

export interface MenuLink {
  /** Plain text. */
  label: string
  /** A path without language ('/workshops'), or a full URL. */
  uri: string
}

export interface MenuItem extends MenuLink {
  children?: MenuLink[] | undefined
  /** Shown smaller, below the others. */
  quiet?: boolean | undefined
}

export const menuPlaces = ['HEADER', 'MENU', 'FOOTER'] as const
export type MenuPlace = (typeof menuPlaces)[number]

/** The menus of the frame in one language: beside the logo, full screen, and in the footer. */
export interface SiteMenus {
  header: MenuLink[]
  menu: MenuItem[]
  footer: MenuLink[]
}

/** '/workshops' in German becomes '/de/workshops'; a full URL is unchanged. */
export function menuHref(uri: string, language: Language): string {
  if (!uri.startsWith('/')) return uri
  return uri === '/' ? `/${language}` : `/${language}${uri}`
}

/** The stored form of a menu address, without the menu's own language: '/de/workshops' in a German menu becomes '/workshops'. */
export function menuUri(href: string, language: Language): string {
  const [, behind = '/'] = new RegExp(`^/${language}(?:$|(/.*$))`).exec(href) ?? [href, href]
  return behind
}

export function menuUris({ header = [], menu = [], footer = [] }: Partial<SiteMenus>): string[] {
  return [...new Set([...header, ...rowsOf(menu), ...footer].map(({ uri }) => uri))]
}

/** Menus without entries whose page is missing (docs/rules/menus.md). An item without a page links to the first one of its sub-menu. */
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

/** A menu entry in a form. Entries of a sub-menu follow their item, one level deeper. */
export interface MenuRow {
  label: string
  uri: string
  level: 0 | 1
  quiet: boolean
}

export interface WrongRow {
  index: number
  field: 'label' | 'uri'
  /** Message key. */
  message: string
}

export const maxOnOneLevel = 30
export const longestLabel = 100
export const longestUri = 500
/** A path without language, an anchor or a full URL. */
export const menuAddress = /^\/(?![/\\])[^\s\\]*$|^https:\/\/[^\s\\]+$|^(mailto|tel):[^\s\\]+$/

export function rowsOf(items: readonly MenuItem[]): MenuRow[] {
  return items.flatMap(({ label, uri, children = [], quiet = false }) => [
    { label, uri, level: 0 as const, quiet },
    ...children.map((child) => ({ ...child, level: 1 as const, quiet: false })),
  ])
}

/** Entries that were added, removed or lead elsewhere, by their label. Their order does not count. */
export function menuChanges(before: readonly MenuItem[], after: readonly MenuItem[]) {
  const byLabel = (items: readonly MenuItem[]) => Map.groupBy(rowsOf(items), ({ label }) => label)
  const [former, latter] = [byLabel(before), byLabel(after)]
  const targets = (rows: readonly MenuRow[] = []) => rows.map(({ uri }) => uri).join(', ')
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((name) => ({ name, before: targets(former.get(name)), after: targets(latter.get(name)) }))
    .filter((change) => change.before !== change.after)
}

/** A row that has no parent above it becomes a top-level item. */
export function itemsOf(rows: readonly MenuRow[]): MenuItem[] {
  const items: MenuItem[] = []
  for (const { label, uri, level, quiet } of rows) {
    const parent = items.at(-1)
    if (level === 1 && parent) parent.children = [...(parent.children ?? []), { label, uri }]
    else items.push({ label, uri, ...(quiet && { quiet }) })
  }
  return items
}

/** Reads the rows of a form: `label0`, `uri0`, `level0`, `quiet0` and so on. Rows without a label are dropped. */
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

/** The fields of rows, as `readMenuRows` reads them. */
export function formOfRows(rows: readonly MenuRow[]): Record<string, string> {
  const fields = rows.flatMap(({ label, uri, level, quiet }, index) => [
    [`label${index}`, label],
    [`uri${index}`, uri],
    [`level${index}`, String(level)],
    [`quiet${index}`, quiet ? 'on' : ''],
  ])
  return Object.fromEntries(fields)
}

export function wrongRows(rows: readonly MenuRow[]): WrongRow[] {
  return rows.flatMap(({ label, uri }, index) => [
    ...(label === '' ? [wrong(index, 'label', 'validation.menuLabel')] : []),
    ...(label.length > longestLabel ? [wrong(index, 'label', 'validation.tooLong')] : []),
    ...(menuAddress.test(uri) && uri.length <= longestUri ? [] : [wrong(index, 'uri', 'validation.menuUri')]),
    ...(siblings(rows, index) >= maxOnOneLevel ? [wrong(index, 'label', 'validation.menuFull')] : []),
  ])
}

function wrong(index: number, field: WrongRow['field'], message: string): WrongRow {
  return { index, field, message }
}

/** The number of preceding rows on the same level and in the same sub-menu. */
function siblings(rows: readonly MenuRow[], index: number): number {
  const { level } = rows[index] ?? {}
  const before = rows.slice(0, index)
  if (level === 0) return before.filter((row) => row.level === 0).length
  return before.length - 1 - before.findLastIndex((row) => row.level === 0)
}

/** Moves an item together with its sub-menu, and a sub-menu entry within its sub-menu. At the edge nothing changes. */
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

/** A row that was taken out of a menu, and its place. */
export interface RemovedRow {
  row: MenuRow
  index: number
  /** Whether the next row, until then in its sub-menu, has become the first item. */
  promoted: boolean
}

/** A sub-menu whose item is removed joins that of the item before. Null for a row that is not there. */
export function removedRow(rows: readonly MenuRow[], index: number): RemovedRow | null {
  const row = rows[index]
  return row ? { row, index, promoted: index === 0 && rows[1]?.level === 1 } : null
}

/** The rows of a menu, saved without it, as they were before. */
export function withRow(rows: readonly MenuRow[], { row, index, promoted }: RemovedRow): MenuRow[] {
  const [next, ...others] = rows.slice(index)
  const rest = next && promoted ? [{ ...next, level: 1 as const }, ...others] : rows.slice(index)
  return [...rows.slice(0, index), row, ...rest]
}

/** The number of rows of an item including its sub-menu. */
function blockAt(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.level === 1) return 1
  const next = rows.slice(index + 1).findIndex(({ level }) => level === 0)
  return next === -1 ? rows.length - index : next + 1
}

function swapped(rows: readonly MenuRow[], first: number, second: number): MenuRow[] {
  const end = second + blockAt(rows, second)
  return [...rows.slice(0, first), ...rows.slice(second, end), ...rows.slice(first, second), ...rows.slice(end)]
}
