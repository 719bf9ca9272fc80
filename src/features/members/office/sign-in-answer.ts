import { type RouterContextProvider, redirect } from 'react-router'
import { localPath } from '#frame/local-path.ts'
import { officeContext } from '#frame/office/office-context.ts'

/** Goes on to where someone wanted to go, with the cookies that let them in. */
export function goOn(to: string | undefined, cookies: readonly string[]): Response {
  const path = localPath(to) ?? '/office'
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  // only the office is gone on to: a link to its door must not lead elsewhere
  return redirect(path === '/office' || path.startsWith('/office/') ? path : '/office', { status: 303, headers })
}

/** What is wrong with a new password that is soon guessed. */
export function guessable(field: 'password' | 'next'): Record<string, string[]> {
  return { [field]: ['validation.passwordGuessable'] }
}

/** Signs in after an account was made. */
export async function enterWithPassword(
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const { service, address, headers } = context.get(officeContext)
  const result = await service.signIn({ email, password, address, headers })
  return goOn(undefined, result.outcome === 'in' ? result.cookies : [])
}
