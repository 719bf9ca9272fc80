import { pageMeta } from '#domain/content/content-page.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/page-search'
import { openedPage, ownPagesService } from './content-service.ts'
import { shownBlocks } from './pages/editor/shown-block.ts'
import { openSearch, saveSearch } from './search/document-search.ts'
import { SearchScreen } from './search/search-screen.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { page } = await openedPage(context, params.page)
  return openSearch(request, context, page, pageMeta(page, shownBlocks(page.content.blocks)))
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveSearch(request, context, ownPagesService(context).service, params.page)
}

export default function PageSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} sent={actionData?.sent ?? null} />
}
