import { createCookie } from 'react-router'
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

/** The `Set-Cookie` header. */
export function keepRemoved(removed: RemovedRow & FromMenu, { secure }: { secure: boolean }): Promise<string> {
  return cookie.serialize(removed, { secure })
}

/** What this browser removed last; null once the menu was saved again. */
export async function removedFrom(request: Request, { menu, revision }: FromMenu): Promise<RemovedRow | null> {
  // as: the program's own cookie, and a row that is brought back is checked like a typed one
  const removed = (await cookie.parse(request.headers.get('cookie'))) as (RemovedRow & FromMenu) | null
  return removed?.menu === menu && removed.revision === revision ? removed : null
}
