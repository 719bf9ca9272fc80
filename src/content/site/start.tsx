import { metaDescription } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import { placesTestimonials } from '#domain/content/testimonial.ts'
import { isUpcoming, workshopView } from '#features/workshops/site/workshop-view.ts'
import { requestContext, useCasesContext } from '#frame/context.ts'
import { hasHiddenTwin } from '#frame/hidden-paths.ts'
import { missingPage } from '#frame/missing-page.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { siteSettingsOf } from '#frame/site-settings.ts'
import { organization } from '#frame/structured/organization.ts'
import { Blocks } from '../page/registry.tsx'
import type { Route } from './+types/start'
import { PlacedParts } from './placed-parts.tsx'

/** The start page (docs/product.md#pages): `/`, `/de` and `/en`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { content, workshopDates, settings, now } = context.get(useCasesContext)
  const language = pageLanguage('language' in params ? params : {}, facts)
  const page = await content.page('/', language)
  if (!page) throw missingPage(language, '')
  const workshops = (await workshopDates())
    .map((listed) => workshopView(listed, language, now()))
    .filter((workshop) => workshop.live && isUpcoming(workshop))
  facts.cache('workshops', 'content')
  return {
    language,
    siteUrl: facts.siteUrl,
    hiddenTwin: hasHiddenTwin(page),
    company: siteSettingsOf(await settings.current()).company,
    title: page.title,
    blocks: page.blocks,
    ...searchPart(page),
    workshops,
    testimonials: placesTestimonials(page.blocks) ? await content.testimonials(language) : [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, blocks, language, siteUrl, company, hiddenTwin, search } = loaderData
  return pageMeta({
    title,
    description: metaDescription(blocks),
    siteUrl,
    language,
    path: '',
    hiddenTwin,
    search,
    things: [organization(siteUrl, company)],
  })
}

export default function Start({ loaderData }: Route.ComponentProps) {
  const { blocks, workshops, testimonials } = loaderData
  return (
    <PlacedParts workshops={workshops} testimonials={testimonials}>
      <Blocks blocks={blocks} head={{ kind: 'landscape' }} />
    </PlacedParts>
  )
}
