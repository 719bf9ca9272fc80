import { data, type RouterContextProvider, redirect } from 'react-router'
import { tokenCookies } from '#domain/content/token-cookies.ts'
import type { Member } from '#domain/office/member.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { orNotFound } from '#frame/page-request.ts'
import type { ContentService } from '../ports/content-service.ts'
import type { DocumentRecord, OpenedDocument, PageService, PostService } from '../ports/documents.ts'
import { siteHref } from './pages/page-href.ts'

/** The content of the site. Where it comes from another system, its screens are not there. */
export function contentService(context: Readonly<RouterContextProvider>): ContentService {
  const { content } = context.get(officeContext).service
  if (!content) throw data(null, { status: 404 })
  return content
}

type Context = Readonly<RouterContextProvider>

/** Who edits content, and the pages; null when they are those of another content system. */
export function pagesService(context: Context): { member: Member; service: PageService | null } {
  const member = memberOf(context)
  return { member, service: context.get(officeContext).service.content?.pages ?? null }
}

/** The same for screens that are not there without pages of our own: 404. */
export function ownPagesService(context: Context): { member: Member; service: PageService } {
  const { member, service } = pagesService(context)
  if (!service) throw data(null, { status: 404 })
  return { member, service }
}

/** A page for a member who may edit it; 404 where there is none. */
export async function openedPage(
  context: Context,
  id: string,
): Promise<{ member: Member; service: PageService; page: OpenedDocument }> {
  const { member, service } = ownPagesService(context)
  const page = orNotFound(await service.open(id))
  return { member, service, page }
}

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
