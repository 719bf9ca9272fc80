import { data, redirect } from 'react-router'
import { pageMeta } from '#domain/content/content-page.ts'
import { searchForm } from '#domain/content/search-form.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/page-search'
import { contentService } from './content-service.ts'
import { chosenPicture } from './media/chosen-picture.ts'
import { shownBlocks } from './pages/editor/shown-block.ts'
import { pageHref, siteHref } from './pages/page-href.ts'
import { openedPage } from './pages/pages-service.ts'
import type { SearchAnswer } from './search/search-answer.ts'
import { SearchScreen } from './search/search-screen.tsx'
import { searchView } from './search/search-view.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** What search engines and shared links say of a page: its own words, and how they look there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { page } = await openedPage(context, params.page)
  const { siteUrl } = context.get(requestContext)
  const { id, title, language, content, revision: expected, state } = page
  const searchMeta = pageMeta(page, shownBlocks(content.blocks))
  const own = content.search ?? null
  const done = new URL(request.url).searchParams.has('saved')
  const view = searchView(
    {
      siteUrl,
      path: siteHref(page),
      isOut: state !== 'draft',
      library: await contentService(context).media.described(),
    },
    { language, searchMeta, own, expected },
  )
  return { id, title, language, view, done }
}

/** Saves a draft, and publishes it when that was asked for. 422 for a form with mistakes, 409 when the page has changed meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, service, page } = await openedPage(context, params.page)
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), searchForm)
  if (!read.ok) return answer({ sent: read.sent, isStale: false }, 422)
  const { expected, publish, picture: url, ...words } = read.value
  const library = await contentService(context).media.described()
  const before = page.content.search?.picture ?? null
  const search = { ...words, picture: chosenPicture(url, { before, library, language: page.language }) }
  const asked = { id: page.id, by: member.name }
  const saved = await service.saveSearch({ ...asked, expected, search })
  if (saved.outcome === 'refused') return answer({ sent: read.sent, isStale: true }, 409)
  if (!publish) return redirect(`${pageHref(page.id, 'search')}?saved`, 303)
  const published = await service.publish({ ...asked, expected: saved.revision })
  // what is published as it was saved needs nothing more
  if (published.outcome === 'refused' && published.reason !== 'nothing-to-publish')
    return answer({ sent: read.sent, isStale: true }, 409)
  return redirect(`${pageHref(page.id)}?done=published`, 303)
}

function answer(searchMeta: SearchAnswer, status: number) {
  return data(searchMeta, { status })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function PageSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, language, view, done } = loaderData
  return <SearchScreen about={{ title, language, href: pageHref(id) }} view={view} done={done} answer={actionData} />
}
