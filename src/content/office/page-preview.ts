import { data } from 'react-router'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/page-preview'
import { openedPage, previewRedirect } from './content-service.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** Opens the preview of the last saved version, with a read-only token that sees drafts. */
export async function action({ params, context }: Route.ActionArgs) {
  const { service, page } = await openedPage(context, params.page)
  return previewRedirect(context, service, page)
}

/** No one gets a token by following a link. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<never> {
  await openedPage(context, params.page)
  throw data(null, { status: 404 })
}
