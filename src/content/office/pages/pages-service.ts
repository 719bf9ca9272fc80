import { data, type RouterContextProvider } from 'react-router'
import type { Member } from '#domain/office/member.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { orNotFound } from '#frame/or-not-found.ts'
import type { OpenedDocument, PageService } from '../../ports/documents.ts'

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
