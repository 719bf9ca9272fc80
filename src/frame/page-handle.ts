import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

/** What a route of the site may export as `handle`. */
export interface PageHandle<Data> {
  /** Stays in view at the foot of a phone's screen: what the page sells, and the way to it. Rendered with the data of its loader. */
  foot(data: Data): ReactNode
}

/** The foot of the page that is shown; nothing for pages without one, and for those that failed. */
export function usePageFoot(): ReactNode {
  const shown = useMatches().at(-1)
  if (!shown?.loaderData || !hasFoot(shown.handle)) return null
  return shown.handle.foot(shown.loaderData)
}

function hasFoot(handle: unknown): handle is PageHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'foot' in handle
}
