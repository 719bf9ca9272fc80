import { pageMeta } from '#domain/content/content-page.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import type { Route } from './+types/search'
import { contentService, openedPage, ownPagesService } from './content-service.ts'
import { shownBlocks } from './pages/editor/shown-block.ts'
import { openSearch, saveSearch } from './search/document-search.ts'
import { SearchScreen } from './search/search-screen.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (params.post === undefined) {
    const { page } = await openedPage(context, params.page)
    return openSearch(request, context, page, pageMeta(page, shownBlocks(page.content.blocks)))
  }
  const post = orNotFound(await contentService(context).posts.open(params.post))
  return openSearch(request, context, post, { title: post.title, description: post.content.excerpt })
}

export function action({ request, params, context }: Route.ActionArgs) {
  if (params.post === undefined) return saveSearch(request, context, ownPagesService(context).service, params.page)
  return saveSearch(request, context, contentService(context).posts, params.post)
}

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} sent={actionData?.sent ?? null} />
}
