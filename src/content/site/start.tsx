import { metaDescription } from '#domain/content/content-page.ts'
import { servicesContext } from '#features/context.ts'
import { NextSeatCard } from '#features/workshops/site/upcoming-dates.tsx'
import { clockContext } from '#frame/context.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { siteSettingsOf } from '#frame/site-settings.ts'
import { organization } from '#frame/structured/structured-data.ts'
import { PageHead } from '#ui/page-head.tsx'
import { contentContext } from '../context.ts'
import { Blocks, CachedBlock } from '../page/registry.tsx'
import type { Route } from './+types/start'
import { PlacedParts } from './placed-parts.tsx'
import { missingPage, shownPage, tagsOf } from './shown-page.ts'

/** The start page (docs/product.md#pages): `/`, `/de` and `/en`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params: 'language' in params ? params : {}, context })
  const sources = {
    content: context.get(contentContext),
    workshops: context.get(servicesContext),
    clock: context.get(clockContext),
  }
  const page = await sources.content.page('/', language)
  if (!page) throw missingPage(language, '')
  facts.cache(...tagsOf(page))
  return {
    ...head,
    company: siteSettingsOf(await context.get(servicesContext).settings.current()).company,
    ...(await shownPage(page, language, sources)),
    teachers: (await sources.content.trainers?.(language)) ?? [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { blocks, siteUrl, company } = loaderData
  const things = [organization(siteUrl, company)]
  return pageMeta({ ...loaderData, description: metaDescription(blocks), path: '', things })
}

export default function Start({ loaderData }: Route.ComponentProps) {
  const { title, blocks, workshops, testimonials, trainers, posts, teachers } = loaderData
  return (
    <PlacedParts workshops={workshops} testimonials={testimonials} trainers={trainers} posts={posts}>
      {blocks[0]?.name !== 'core/cover' && <PageHead title={title} />}
      <Blocks
        blocks={blocks}
        head={{
          kind: 'landscape',
          aside: <CachedBlock name="next-seat" part={NextSeatCard} props={{ workshops, trainers: teachers }} />,
        }}
      />
    </PlacedParts>
  )
}
