import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

export interface PageHandle<Data = never> {
  /** Whether React runs the whole page. All others are documents with islands, and load no React (docs/decisions/0003). */
  interactive?: boolean
  /** Sticks to the bottom of phone screens: what the page sells, and its button. Rendered with the loader's data. */
  foot?(data: Data): ReactNode
}

function isInteractive(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}

/** The office, previews, and pages whose forms React runs; all others are documents (docs/decisions/0003). `handles`: of all matched routes. */
export function needsReact(page: { pathname: string; preview: unknown; handles: readonly unknown[] }): boolean {
  return isOfficePath(page.pathname) || Boolean(page.preview) || page.handles.some(isInteractive)
}

/** The office has its own frame (src/frame/office/layout.tsx). */
export function isOfficePath(pathname: string): boolean {
  return /^\/office(?:$|[/.])/.test(pathname)
}

/** The foot of the current page; nothing for pages without one and for failed pages. */
export function usePageFoot(): ReactNode {
  const shown = useMatches().at(-1)
  if (!shown?.loaderData || !hasFoot(shown.handle)) return null
  return shown.handle.foot(shown.loaderData)
}

function hasFoot(handle: unknown): handle is Required<Pick<PageHandle<unknown>, 'foot'>> {
  return typeof handle === 'object' && handle !== null && 'foot' in handle
}
