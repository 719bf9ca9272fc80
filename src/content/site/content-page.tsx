import { redirect } from 'react-router'
import { metaDescription } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import { placesTestimonials } from '#domain/content/testimonial.ts'
import { pageOfOtherLanguage } from '#features/redirects/canonical-url.ts'
import { isUpcoming, workshopView } from '#features/workshops/site/workshop-view.ts'
import { requestContext, useCasesContext } from '#frame/context.ts'
import { hasHiddenTwin } from '#frame/hidden-paths.ts'
import { missingPage } from '#frame/missing-page.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Blocks } from '../page/registry.tsx'
import type { Route } from './+types/content-page'
import { PlacedParts } from './placed-parts.tsx'

/** Generic content page (docs/product.md#pages): `/{lang}/{slug...}`, whatever the content source has there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { content, workshopDates, now } = context.get(useCasesContext)
  const language = pageLanguage(params, facts)
  const path = `/${params['*'].replace(/\/+$/, '')}`
  const page = await content.page(path, language)
  if (!page) {
    const twin = await pageOfOtherLanguage({ content }, path, language)
    if (twin) throw redirect(twin + new URL(request.url).search, 301)
    throw missingPage(language, path)
  }
  const workshops = (await workshopDates())
    .map((listed) => workshopView(listed, language, now()))
    .filter((workshop) => workshop.live && isUpcoming(workshop))
  facts.cache('workshops', 'content')
  const translation = page.translated.find(({ locale }) => locale !== language)
  return {
    language,
    siteUrl: facts.siteUrl,
    path,
    twin: translation ? `/${translation.locale}/${translation.slug}` : null,
    hiddenTwin: hasHiddenTwin(page),
    title: page.title,
    blocks: page.blocks,
    ...searchPart(page),
    workshops,
    testimonials: placesTestimonials(page.blocks) ? await content.testimonials(language) : [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, blocks, siteUrl, language, path, twin, hiddenTwin, search } = loaderData
  return pageMeta({ title, description: metaDescription(blocks), siteUrl, language, path, twin, hiddenTwin, search })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, blocks, workshops, testimonials } = loaderData
  return (
    <PlacedParts workshops={workshops} testimonials={testimonials}>
      {blocks[0]?.name !== 'core/cover' && <PageHead title={title} />}
      <Blocks blocks={blocks} />
    </PlacedParts>
  )
}
