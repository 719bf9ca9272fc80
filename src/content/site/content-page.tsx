import { redirect } from 'react-router'
import { withoutEndSlashes } from '#domain/address/paths.ts'
import { metaDescription } from '#domain/content/content-page.ts'
import { servicesContext } from '#features/context.ts'
import { pageOfOtherLanguage } from '#features/redirects/redirects.ts'
import { clockContext } from '#frame/context.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { PageHead } from '#ui/page-head.tsx'
import { contentContext } from '../context.ts'
import { Blocks } from '../page/registry.tsx'
import type { Route } from './+types/content-page'
import { PlacedParts } from './placed-parts.tsx'
import { missingAddress, shownPage, tagsOf } from './shown-page.ts'

/** A content page (docs/product.md#pages): `/{lang}/{slug...}`, any page of the content source. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  const sources = {
    content: context.get(contentContext),
    workshops: context.get(servicesContext),
    clock: context.get(clockContext),
  }
  const { content } = sources
  const path = `/${withoutEndSlashes(params['*'])}`
  const page = await content.page(path, language)
  if (!page) {
    const translation = await pageOfOtherLanguage({ content }, path, language)
    if (translation) throw redirect(translation + new URL(request.url).search, 301)
    throw await missingAddress(context, { language, path: `/${language}${path}`, inContent: true })
  }
  facts.cache(...tagsOf(page))
  const translation = page.translated.find(({ locale }) => locale !== language)
  return {
    ...head,
    path,
    translation: translation ? `/${translation.locale}/${translation.slug}` : null,
    ...(await shownPage(page, language, sources)),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({ ...loaderData, description: metaDescription(loaderData.blocks) })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, blocks, workshops, testimonials, trainers, posts } = loaderData
  return (
    <PlacedParts workshops={workshops} testimonials={testimonials} trainers={trainers} posts={posts}>
      {blocks[0]?.name !== 'core/cover' && <PageHead title={title} />}
      <Blocks blocks={blocks} />
    </PlacedParts>
  )
}
