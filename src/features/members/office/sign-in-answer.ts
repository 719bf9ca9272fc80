import { data, type RouterContextProvider, redirect } from 'react-router'
import { refuseForm } from '#forms/form-action.ts'
import type { SentForm } from '#forms/sent-form.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { localPath } from '#frame/page-href.ts'

/** Goes on to where someone wanted to go, with the cookies that let them in. */
export function goOn(to: string | undefined, cookies: readonly string[]): Response {
  const path = localPath(to) ?? '/office'
  // only the office is gone on to: a link to its door must not lead elsewhere
  return redirectWith(cookies, path === '/office' || path.startsWith('/office/') ? path : '/office')
}

export function redirectWith(cookies: readonly string[], path: string): Response {
  return redirect(path, { status: 303, headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}

/** Answers a password that was not set by a link: 404 for a link that was used, else with what is wrong with the password. */
export function notSet(reason: 'link-used' | 'guessable', sent: SentForm) {
  if (reason === 'link-used') throw data(null, { status: 404 })
  return refuseForm(sent, { errors: guessable('password') })
}

/** What is wrong with a new password that is soon guessed. */
export function guessable(field: 'password' | 'next'): Record<string, string[]> {
  return { [field]: ['validation.passwordGuessable'] }
}

export async function enterWithPassword(
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const { service, address, headers } = context.get(officeContext)
  const result = await service.signIn({ email, password, address, headers })
  return goOn(undefined, result.outcome === 'done' && result.next === 'office' ? result.cookies : [])
}
