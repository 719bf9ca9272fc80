import { useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import { Blocks } from '#content/page/registry.tsx'
import { metaDescription } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { allSeats } from '#platform/ports.ts'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { OfferList } from '#ui/offer-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ResultLine } from '#ui/result-line.tsx'
import { Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/workshops'
import { GroupDiscountText } from './group-discount-text.tsx'
import { voiceBeside } from './trust-parts.ts'
import { VoiceBeside } from './trust-section.tsx'
import { useOffers } from './use-offers.tsx'
import { filterFrom, matches, placesOf } from './workshop-filter.ts'
import { WorkshopFilterForm } from './workshop-filter-form.tsx'
import { isUpcoming, workshopView } from './workshop-view.ts'

/** Workshop list (docs/product.md#pages): `/{lang}/workshops`, narrowed down by its query. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const content = context.get(contentContext)
  const { workshopDates } = context.get(workshopsContext)
  const { now } = context.get(clockContext)
  const language = pageLanguage(params, facts)
  const page = await content.page('/workshops', language)
  const upcoming = (await workshopDates()).map((listed) => workshopView(listed, language, now())).filter(isUpcoming)
  const filter = filterFrom(new URL(request.url).searchParams, upcoming)
  facts.cache('workshops', ...allSeats, 'content')
  return {
    language,
    siteUrl: facts.siteUrl,
    hiddenTranslation: hasHiddenTranslation(page),
    title: page?.title ?? null,
    blocks: page?.blocks ?? [],
    ...searchPart(page ?? {}),
    workshops: upcoming.filter((workshop) => matches(workshop, filter)),
    filter,
    places: placesOf(upcoming),
    voice: await voiceBeside(content, { language }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, blocks, language, siteUrl, hiddenTranslation, search } = loaderData
  return pageMeta({
    title: title ?? 'Workshops',
    description: metaDescription(blocks),
    siteUrl,
    language,
    path: '/workshops',
    hiddenTranslation,
    search,
  })
}

export default function Workshops({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('workshops')
  const { language, title, blocks, workshops, filter, places } = loaderData
  const voice = loaderData.voice && <VoiceBeside voice={loaderData.voice} />
  const offers = useOffers(workshops)
  const result = t('counts', { offers: offers.length, dates: workshops.length })
  const breadcrumb = [{ href: `/${language}`, label: t('start') }, { label: t('title') }]
  const hrefOf = (slug: string) => {
    const certification = certificationBySlug(slug)
    return certification ? certificationHref(language, certification) : `/${language}/workshops`
  }
  const cover = blocks[0]?.name === 'core/cover' ? [blocks[0]] : []
  return (
    <>
      {cover.length > 0 ? (
        <Blocks blocks={cover} head={{ kind: 'sky', breadcrumb, beside: voice }} />
      ) : (
        <PageHead title={title ?? t('title')} breadcrumb={breadcrumb} beside={voice} />
      )}
      <Section close="start">
        <WorkshopFilterForm filter={filter} places={places} result={result} />
        <ResultLine id="dates" count={result} aside={t(filter.buyer === 'private' ? 'priceNotePrivate' : 'priceNote')}>
          <GroupDiscountText workshops={workshops} />
        </ResultLine>
        {offers.length > 0 ? (
          <OfferList offers={offers} datesLabel={t('dates')} />
        ) : (
          <Notice tone="info" title={t('noneTitle')}>
            <Text>{t('noneText')}</Text>
            <ButtonLink kind="secondary" href={`/${language}/workshops`}>
              {t('reset')}
            </ButtonLink>
          </Notice>
        )}
      </Section>
      <Section close="start">
        <Actions>
          <ButtonLink kind="secondary" href={hrefOf('flin')}>
            {t('becomeUser')}
          </ButtonLink>
          <ButtonLink kind="secondary" href={hrefOf('flcp')}>
            {t('becomeExpert')}
          </ButtonLink>
        </Actions>
      </Section>
      <Blocks blocks={blocks.slice(cover.length)} />
    </>
  )
}
