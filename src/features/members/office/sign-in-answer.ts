import { redirect } from 'react-router'
import { localPath } from '#frame/local-path.ts'

/** Goes on to where someone wanted to go, with the cookies that let them in. */
export function goOn(to: string | undefined, cookies: readonly string[]): Response {
  const path = localPath(to) ?? '/office'
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  // only the office is gone on to: a link to its door must not lead elsewhere
  return redirect(path === '/office' || path.startsWith('/office/') ? path : '/office', { status: 303, headers })
}
