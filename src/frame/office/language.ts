import { redirect } from 'react-router'
import { isLanguage } from '#domain/language.ts'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '../context.ts'
import { localPath } from '../page-href.ts'
import type { Route } from './+types/language'
import type { OfficeHandle } from './screens.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** As long as on the site (docs/product.md#cookie-banner). */
const seconds = 365 * 24 * 60 * 60

/** Keeps the language of the office in the cookie that the site has for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formBody(request)
  const language = form.get('language')
  const to = form.get('to')
  const path = (typeof to === 'string' ? localPath(to) : null) ?? '/office'
  if (typeof language !== 'string' || !isLanguage(language)) return redirect(path, 303)
  const secure = context.get(requestContext).siteUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `locale=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  return redirect(path, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function loader() {
  return redirect('/office', 303)
}
