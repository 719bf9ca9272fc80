import { data, redirect } from 'react-router'
import { tokenCookies } from '#domain/content/token-cookies.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/page-preview'
import { siteHref } from './pages/page-href.ts'
import { openedPage } from './pages/pages-service.ts'
import { previewReader } from './preview-reader.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** Opens the preview of the last saved version, with a read-only token that sees drafts. */
export async function action({ params, context }: Route.ActionArgs) {
  const { service, page } = await openedPage(context, params.page)
  const isSecure = context.get(requestContext).siteUrl.startsWith('https:')
  const headers = new Headers(noTraces)
  const token = await service.readerToken(await previewReader(context))
  for (const cookie of tokenCookies(token, isSecure)) headers.append('Set-Cookie', cookie)
  return redirect(siteHref(page), { status: 303, headers })
}

/** No one gets a token by following a link. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<never> {
  await openedPage(context, params.page)
  throw data(null, { status: 404 })
}
