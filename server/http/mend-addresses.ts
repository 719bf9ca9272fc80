import type { MiddlewareHandler } from 'hono'

export interface AddressBook {
  /** The final path for a path that is not the right one, else null. */
  rightAddress(path: string): Promise<string | null>
}

/**
 * Leads readers from an untidy or earlier address to the right one, in one step and with their query (SPEC §2, 'Legacy paths'). Stands behind
 * the pages from memory, so those pay nothing for it. Browsers may remember a step for an hour: a mistake in the table must not
 * stick for ever.
 */
export function mendAddresses({ rightAddress }: AddressBook): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    // What the page's own script asks for cannot be led elsewhere by a status.
    const right = isRead && !pathname.endsWith('.data') ? await rightAddress(pathname) : null
    if (right === null) return next()
    context.header('cache-control', 'public, max-age=3600')
    return context.redirect(right + search, 301)
  }
}
