import { data, redirect } from 'react-router'
import { postHref } from '#domain/blog/post.ts'
import { searchForm } from '#domain/content/search-form.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/post-search'
import { contentService } from './content-service.ts'
import { chosenPicture } from './media/chosen-picture.ts'
import type { SearchAnswer } from './search/search-answer.ts'
import { SearchScreen } from './search/search-screen.tsx'
import { searchView } from './search/search-view.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** What search engines and shared links say of a post: its own words, and how they look there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { posts, media } = contentService(context)
  const post = await posts.find(params.post)
  if (!post) throw data(null, { status: 404 })
  const { siteUrl } = context.get(requestContext)
  const { id, language, slug, text, revision: expected, state } = post
  const searchMeta = { title: text.title, description: text.excerpt }
  const done = new URL(request.url).searchParams.has('saved')
  const own = text.search ?? null
  const place = { siteUrl, path: postHref(language, slug), isOut: state !== 'draft', library: await media.described() }
  return { id, title: text.title, language, view: searchView(place, { language, searchMeta, own, expected }), done }
}

/** Saves a draft, and publishes it when that was asked for. 422 for a form with mistakes, 409 when the post has changed meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const { posts, media } = contentService(context)
  const id = params.post
  const seen = await posts.find(id)
  if (!seen) throw data(null, { status: 404 })
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), searchForm)
  if (!read.ok) return answer({ sent: read.sent, isStale: false }, 422)
  const { expected: revision, publish, picture: url, ...words } = read.value
  const before = seen.text.search?.picture ?? null
  const picture = chosenPicture(url, { before, library: await media.described(), language: seen.language })
  const search = { ...words, picture }
  const saved = await posts.saveSearch({ id, revision, search, by })
  if (saved !== 'done') return answer({ sent: read.sent, isStale: true }, 409)
  if (!publish) return redirect(`/office/posts/${id}/search?saved`, 303)
  const post = await posts.find(id)
  const published = post && (await posts.publish({ id, revision: post.revision, by }))
  if (published !== 'done' && published !== 'nothing') return answer({ sent: read.sent, isStale: true }, 409)
  return redirect(`/office/posts/${id}?done=published`, 303)
}

function answer(searchMeta: SearchAnswer, status: number) {
  return data(searchMeta, { status })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function PostSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, language, view, done } = loaderData
  return (
    <SearchScreen
      about={{ title, language, href: `/office/posts/${id}` }}
      view={view}
      done={done}
      answer={actionData}
    />
  )
}
