import { data, type RouterContextProvider, redirect } from 'react-router'
import { tokenCookies } from '#domain/content/token-cookies.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import type { DocumentRecord, PageService, PostService } from '../ports/documents.ts'
import { siteHref } from './pages/page-href.ts'

/** Leads to a page or a post on the site as it would look, with a token that shows the signed-in member its drafts there. */
export async function previewRedirect(
  context: Readonly<RouterContextProvider>,
  service: Pick<PageService | PostService, 'readerToken'>,
  document: Pick<DocumentRecord, 'language' | 'uri'>,
): Promise<Response> {
  const signedIn = await context.get(officeContext).signedIn()
  // the guard has checked the session; it may have ended a moment ago
  if (!signedIn) throw data(null, { status: 403 })
  const { member, sessionId: session } = signedIn
  const token = await service.readerToken({ name: member.name, holder: member.id, session })
  const headers = new Headers(noTraces)
  const isSecure = context.get(requestContext).siteUrl.startsWith('https:')
  for (const cookie of tokenCookies(token, isSecure)) headers.append('Set-Cookie', cookie)
  return redirect(siteHref(document), { status: 303, headers })
}
