import { redirect } from 'react-router'
import { clearedTokenCookies } from '#domain/content/token-cookies.ts'
import { formBody } from '#forms/read-form.ts'
import { clearedSiteData, noTraces } from '#frame/no-traces.ts'
import { localPath } from '#frame/page-href.ts'
import { pageRequest } from '#frame/page-request.ts'
import type { Route } from './+types/logout'
import { previewContext } from './preview-context.ts'

/** Ends the preview: revokes the token at the content source and deletes the cookies, even when the source is unavailable. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const form = await formBody(request)
  try {
    await context.get(previewContext).logout()
  } catch (error) {
    facts.report(error)
  }
  const headers = new Headers({ ...noTraces, ...clearedSiteData(facts) })
  for (const cookie of clearedTokenCookies(facts.siteUrl.startsWith('https:'))) headers.append('Set-Cookie', cookie)
  return redirect(localPath(form.get('to')) ?? `/${language}`, { status: 303, headers })
}

/** A GET does not log out. */
export function loader({ params, context }: Route.LoaderArgs) {
  return redirect(`/${pageRequest({ params, context }).language}/preview/login`, { headers: noTraces })
}
