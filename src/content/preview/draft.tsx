import { redirect } from 'react-router'
import { draftIn, draftUri } from '#domain/content/links.ts'
import { PostArticle } from '#features/blog/site/post-article.tsx'
import { servicesContext } from '#features/context.ts'
import { clockContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { PageHead } from '#ui/page-head.tsx'
import { contentContext } from '../context.ts'
import { Blocks } from '../page/registry.tsx'
import { PlacedParts } from '../site/placed-parts.tsx'
import { missingPage, shownPage } from '../site/shown-page.ts'
import type { Route } from './+types/draft'
import { previewContext } from './preview-context.ts'

/** `/{lang}/preview/draft/{number}`: the target of the preview button of a remote system (docs/decisions/0045). Others are asked to log in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head: facts } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const { shown } = context.get(previewContext)
  const path = draftUri(params.id)
  if (draftIn(path) === null) throw missingPage(language, path)
  if (!shown || shown.state === 'ended')
    throw redirect(`/${language}/preview/login?to=/${language}${path}`, { headers: noTraces })
  const head = { ...facts, path, translation: null }
  const page = await content.page(path, language)
  if (page) {
    const sources = { content, workshops: context.get(servicesContext), clock: context.get(clockContext) }
    return { ...head, page: await shownPage(page, language, sources), post: null }
  }
  const post = await content.post(path, language)
  if (!post) throw missingPage(language, path)
  return { ...head, page: null, post }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, post, ...head } = loaderData
  return pageMeta({ title: page?.title ?? post?.title ?? '', ...head })
}

export default function Draft({ loaderData: { page, post } }: Route.ComponentProps) {
  if (page)
    return (
      <PlacedParts {...page}>
        {page.blocks[0]?.name !== 'core/cover' && <PageHead title={page.title} />}
        <Blocks blocks={page.blocks} />
      </PlacedParts>
    )
  return (
    post && (
      <PostArticle post={post} author={null}>
        {null}
      </PostArticle>
    )
  )
}
