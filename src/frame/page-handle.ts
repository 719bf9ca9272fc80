import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

/** What a route of the site may export as `handle`. */
export interface PageHandle<Data = never> {
  /**
   * React runs the whole page. All others are documents, with islands where a form needs React (islands/island.tsx): they carry no React, and what the frame and their parts do in the browser is in
   * src/frame/browser (docs/decisions/0003).
   */
  interactive?: boolean
  /** Stays in view at the foot of a phone's screen: what the page sells, and the way to it. Rendered with the data of its loader. */
  foot?(data: Data): ReactNode
}

function isInteractive(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}

/** The office, previews, and pages with forms that React runs; all else are documents (docs/decisions/0003). `handles`: of all matched routes. */
export function needsReact(page: { pathname: string; preview: unknown; handles: readonly unknown[] }): boolean {
  return isOfficePath(page.pathname) || Boolean(page.preview) || page.handles.some(isInteractive)
}

/** The office has a frame of its own (src/frame/office/layout.tsx). */
export function isOfficePath(pathname: string): boolean {
  return /^\/office(?:$|[/.])/.test(pathname)
}

/** The foot of the page that is shown; nothing for pages without one, and for those that failed. */
export function usePageFoot(): ReactNode {
  const shown = useMatches().at(-1)
  if (!shown?.loaderData || !hasFoot(shown.handle)) return null
  return shown.handle.foot(shown.loaderData)
}

function hasFoot(handle: unknown): handle is Required<Pick<PageHandle<unknown>, 'foot'>> {
  return typeof handle === 'object' && handle !== null && 'foot' in handle
}
