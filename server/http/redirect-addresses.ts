import type { MiddlewareHandler } from 'hono'
import { payloadPath } from './payload-path.ts'
import { normaliseOfficePath } from './request-office.ts'

export interface AddressBook {
  /** The final path for a path that is not the right one, else null. */
  canonicalUrl(path: string): Promise<string | null>
}

/**
 * Leads readers from an untidy or earlier address to the right one, in one step and with their query (docs/product.md#earlier-addresses). Stands behind
 * the pages from memory, so those pay nothing for it. Browsers may remember a step for an hour: a mistake in the table must not
 * stick for ever.
 */
export function redirectAddresses({ canonicalUrl }: AddressBook): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const office = isRead ? normaliseOfficePath(pathname) : null
    if (office !== null) return context.redirect(office + search, 301)
    const right = isRead && !isPartOfPage(pathname) ? await canonicalUrl(pathname) : null
    if (right === null) return next()
    context.header('cache-control', 'public, max-age=3600')
    return context.redirect(right + search, 301)
  }
}

/** What programs ask for beside a page: its address was made by one, and is right or nowhere. */
function isPartOfPage(path: string): boolean {
  return path.endsWith('.data') || payloadPath(path) !== null
}
