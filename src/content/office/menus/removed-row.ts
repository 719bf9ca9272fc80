import { createCookie } from 'react-router'
import { z } from 'zod'
import type { RemovedRow } from '#domain/content/menu.ts'

/** The menu that the row was removed from: its name, and its revision without the row. */
interface FromMenu {
  menu: string
  revision: number
}

/** In a cookie, because an address with an entry to bring back could be made up by others. */
const cookie = createCookie('menu-removed', {
  path: '/office/menus',
  maxAge: 60 * 60,
  httpOnly: true,
  sameSite: 'strict',
})

/** Browsers can send anything. A row that is brought back is checked like a typed one. */
const stored = z.object({
  menu: z.string(),
  revision: z.int(),
  index: z.int().min(0),
  promoted: z.boolean(),
  row: z.object({
    label: z.string(),
    uri: z.string(),
    level: z.union([z.literal(0), z.literal(1)]),
    quiet: z.boolean(),
  }),
})

/** The `Set-Cookie` header. */
export function keepRemoved(removed: RemovedRow & FromMenu, { secure }: { secure: boolean }): Promise<string> {
  return cookie.serialize(removed, { secure })
}

/** What this browser removed last; null once the menu was saved again. */
export async function removedFrom(request: Request, { menu, revision }: FromMenu): Promise<RemovedRow | null> {
  const { data: removed } = stored.safeParse(await cookie.parse(request.headers.get('cookie')))
  return removed?.menu === menu && removed.revision === revision ? removed : null
}
