import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/or-not-found.ts'
import type { Route } from './+types/post-search'
import { contentService } from './content-service.ts'
import { openSearch, saveSearch } from './search/document-search.ts'
import { SearchScreen } from './search/search-screen.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const post = orNotFound(await contentService(context).posts.open(params.post))
  return openSearch(request, context, post, { title: post.title, description: post.content.excerpt })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveSearch(request, context, contentService(context).posts, params.post)
}

export default function PostSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} sent={actionData?.sent ?? null} />
}
