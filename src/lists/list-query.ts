import { redirect } from 'react-router'
import { z } from 'zod'
import type { ListPlace } from '#platform/ports.ts'

/** A parameter in the address of a list. An invalid one asks for nothing. */
export const asked = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

export const askedText = asked(z.string().trim().min(1).max(200))

/** The rows before and after those shown, as addresses; null where there are none. */
export interface ListPages {
  /** 'place': newest first, read on from the last row. 'number': every page has one. */
  by: 'place' | 'number'
  previous: string | null
  next: string | null
  /** Rows of all pages; null where counting them costs too much. */
  total: number | null
  /** 'Page 2 of 5'; null for a list that is read by place. */
  position: { page: number; pages: number } | null
}

/** The start of a list page in the URL: '2026-11-21T08:30:00Z_{id}'; null for the first. */
export function placeOf(query: URLSearchParams): ListPlace | null {
  // PostgreSQL has no year 0 and no NUL.
  const [, at, id] = /^((?!0000)\d{4}-[\d:.TZ-]{6,40})_(\P{Cc}{1,300})$/u.exec(query.get('after') ?? '') ?? []
  if (at === undefined || id === undefined || !z.iso.datetime().safeParse(at).success) return null
  return { at, id }
}

/** Parameters of a single page view: its start, and what was just done on it. */
const passing = new Set(['after', 'page', 'done', 'kept'])

function hrefOf(path: string, query: URLSearchParams, start: Record<string, string> = {}): string {
  const asked = new URLSearchParams([...query].filter(([name, value]) => !passing.has(name) && value !== ''))
  for (const [name, value] of Object.entries(start)) asked.set(name, value)
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** Of a list that is read by place: `count` rows are shown, `next` is where the older ones begin. */
export function pagesByPlace(
  path: string,
  query: URLSearchParams,
  { count, next }: { count: number; next: ListPlace | null },
): ListPages {
  const isFirst = placeOf(query) === null
  return {
    by: 'place',
    previous: isFirst ? null : hrefOf(path, query),
    next: next && hrefOf(path, query, { after: `${next.at}_${next.id}` }),
    total: isFirst && next === null ? count : null,
    position: null,
  }
}

/** The page number of an address, from 1. */
export function pageOf(query: URLSearchParams): number {
  return Math.min(Math.max(Number.parseInt(query.get('page') ?? '1', 10) || 1, 1), 10_000)
}

/** Of a list whose pages have numbers, with `first` rows each. */
export function pagesByNumber(
  path: string,
  query: URLSearchParams,
  { total, first }: { total: number; first: number },
): ListPages {
  const page = pageOf(query)
  const pages = Math.max(Math.ceil(total / first), 1)
  const at = (other: number) => hrefOf(path, query, other === 1 ? {} : { page: String(other) })
  return {
    by: 'number',
    previous: page > 1 ? at(Math.min(page - 1, pages)) : null,
    next: page < pages ? at(page + 1) : null,
    total,
    position: pages > 1 && page <= pages ? { page, pages } : null,
  }
}

/** Of a list that is shown whole. */
export function wholeList(total: number): ListPages {
  return { by: 'number', previous: null, next: null, total, position: null }
}

/** After something was done in a list: the same rows again, and what it was. */
export function backToList(path: string, { url }: Request, done = ''): Response {
  const query = new URL(url).searchParams
  query.set('done', done)
  return redirect(`${path}?${query}`, 303)
}

/** As the database folds words (migration `what-is-owed`): 'Müller', 'mueller' and 'MULLER' are one. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
  return plain.replaceAll('ß', 'ss').replaceAll(/([aou])e/g, '$1')
}
