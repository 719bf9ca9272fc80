import { useLocale, useTranslations } from 'use-intl'
import type { Block } from '#content/blocks/index.ts'
import { contentContext } from '#content/context.ts'
import { Blocks } from '#content/page/registry.tsx'
import { metaDescription } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { type Language, languages } from '#domain/language.ts'
import type { PriceList } from '#domain/pricing/tariff.ts'
import {
  type CertificationSlug,
  certificationBySlug,
  certificationHref,
  certifications,
} from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { servicesContext } from '#features/context.ts'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { allSeats } from '#platform/ports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FilterForm } from '#ui/filter-form.tsx'
import { Heading } from '#ui/heading.tsx'
import { OfferList } from '#ui/offer-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/workshops'
import { GroupDiscountText } from './group-discount-text.tsx'
import { VoiceBeside, voiceBeside } from './trust-section.tsx'
import styles from './upcoming-dates.module.css'
import { buyerFrom } from './use-buyer.ts'
import { WorkshopOffer, type WorkshopOfferProps } from './workshop-offer.tsx'
import {
  datesOnPage,
  isUpcoming,
  kindPrice,
  pageOfDates,
  placeOf,
  placesOf,
  type WorkshopView,
  workshopViews,
} from './workshop-view.ts'

/** The filters of the workshop list, from the query; empty for 'all'. */
export interface WorkshopFilter {
  /** 'start', 'design', 'leadership' or 'coaching', or one workshop: 'fl2d' */
  kind: string
  /** Teaching language. */
  language: string
  /** A city, 'online' or 'self-paced'. */
  place: string
  /** Whose price is shown first: '' for companies, 'private'. */
  buyer: '' | 'private'
}

export const kinds: Readonly<Record<string, readonly CertificationSlug[]>> = {
  start: ['flin'],
  design: ['fl2d', 'fl3d', 'flsa'],
  leadership: ['flcl'],
  coaching: ['flcp'],
}

/** Unknown values in the query mean all. */
export function filterFrom(query: URLSearchParams, workshops: readonly WorkshopView[]): WorkshopFilter {
  const known = (name: string, values: readonly string[]) => {
    const value = query.get(name) ?? ''
    return values.includes(value) ? value : ''
  }
  return {
    kind: known('kind', [...Object.keys(kinds), ...certifications.map(({ slug }) => slug)]),
    language: known('language', languages),
    place: known('place', placesOf(workshops)),
    buyer: buyerFrom(query) === 'private' ? 'private' : '',
  }
}

export function matches(workshop: WorkshopView, { kind, language, place }: WorkshopFilter): boolean {
  return (
    (!kind || (kinds[kind]?.includes(workshop.certification) ?? workshop.certification === kind)) &&
    (!language || workshop.language === language) &&
    (!place || placeOf(workshop) === place)
  )
}

interface WorkshopFilterFormProps {
  filter: WorkshopFilter
  places: readonly string[]
  /** The number of results as text. */
  result: string
}

export function WorkshopFilterForm({ filter, places, result }: WorkshopFilterFormProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  return (
    <FilterForm
      action={`/${language}/workshops`}
      label={t('filter')}
      result={result}
      applyLabel={t('apply')}
      groups={[
        {
          name: 'kind',
          legend: t('filterKind'),
          value: filter.kind,
          options: [
            { value: '', label: t('all') },
            ...kindNames.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ...certifications
              .filter(({ slug }) => slug === filter.kind)
              .map(({ slug, code }) => ({ value: slug, label: code })),
          ],
        },
        {
          name: 'language',
          legend: t('filterLanguage'),
          value: filter.language,
          options: [
            { value: '', label: t('all') },
            ...languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ],
        },
        {
          name: 'place',
          legend: t('filterPlace'),
          value: filter.place,
          isMany: true,
          options: [
            { value: '', label: t('anywhere') },
            ...places.map((value) => ({
              value,
              label: isWord(value) ? t(`places.${value}`) : cityName(value, language),
            })),
          ],
        },
        {
          name: 'buyer',
          legend: t('filterBuyer'),
          value: filter.buyer,
          isView: true,
          options: [
            { value: '', label: t('buyers.company') },
            { value: 'private', label: t('buyers.private') },
          ],
        },
      ]}
    />
  )
}

const kindNames = ['start', 'design', 'leadership', 'coaching'] as const satisfies (keyof typeof kinds)[]

/** Places that are not cities have a name in each language. */
function isWord(place: string): place is 'online' | 'self-paced' {
  return place === 'online' || place === 'self-paced'
}

/** The workshop list (docs/product.md#pages): `/{lang}/workshops`, filtered by its query. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, now, head } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const { settings, workshopDates } = context.get(servicesContext)
  const page = await content.page('/workshops', language)
  const upcoming = workshopViews(await workshopDates(), language, now()).filter(isUpcoming)
  const query = new URL(request.url).searchParams
  const filter = filterFrom(query, upcoming)
  const matching = upcoming.filter((workshop) => matches(workshop, filter))
  const { prices } = await settings.current()
  facts.cache('workshops', ...allSeats, 'content')
  return {
    ...head,
    hiddenTranslation: hasHiddenTranslation(page),
    title: page?.title ?? null,
    blocks: page?.blocks ?? [],
    ...searchPart(page ?? {}),
    offers: offersOf(matching, { kind: filter.kind, page: query.get('page') ?? '', listed: prices.seats }, language),
    filter,
    places: placesOf(upcoming),
    voice: await voiceBeside(content, { language }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, blocks } = loaderData
  return pageMeta({
    ...loaderData,
    title: title ?? 'Workshops',
    description: metaDescription(blocks),
    path: '/workshops',
  })
}

/** With the number of its dates, of which some may not be shown. */
type ListedOffer = Omit<WorkshopOfferProps, 'listHref'> & { count: number }

/** The kinds of workshop that have a date, with the dates that the page shows. */
function offersOf(
  all: readonly WorkshopView[],
  asked: { kind: string; page: string; listed: PriceList['seats'] },
  language: Language,
) {
  return certifications.flatMap(({ slug }): ListedOffer[] => {
    const its = all.filter(({ certification }) => certification === slug)
    if (its.length === 0) return []
    const price = kindPrice(its, asked.listed[slug])
    const offer = { slug, price, count: its.length, liveCount: its.filter(({ live }) => live).length }
    if (asked.kind !== slug) return [{ ...offer, workshops: datesOnPage(its, language), page: null }]
    const { dates, ...page } = pageOfDates(its, asked.page, language)
    return [{ ...offer, workshops: dates, page }]
  })
}

/** The list with all dates of one workshop that fit the filter. */
function listHref(language: Language, slug: string, filter: WorkshopFilter): string {
  const chosen = Object.entries({ language: filter.language, place: filter.place }).filter(([, value]) => value)
  return `/${language}/workshops?${new URLSearchParams([['kind', slug], ...chosen])}`
}

export default function Workshops({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('workshops')
  const { language, title, blocks, offers, filter, places, voice } = loaderData
  const result = t('counts', { offers: offers.length, dates: offers.reduce((sum, { count }) => sum + count, 0) })
  const shown = offers.flatMap(({ workshops }) => workshops).filter(({ live }) => live)
  const limits = shown.map(({ participantLimit }) => participantLimit)
  const cover = blocks[0]?.name === 'core/cover' ? [blocks[0]] : []
  return (
    <>
      <CachedPart name="workshops-head" part={ListHead} props={{ cover, title, voice }} />
      <Section close="start">
        <CachedPart name="workshop-filter" part={WorkshopFilterForm} props={{ filter, places, result }} />
        <div className={styles.line} id="dates">
          <p>
            <strong>{result}</strong>
          </p>
          <p className={styles.aside}>{t(filter.buyer === 'private' ? 'priceNotePrivate' : 'priceNote')}</p>
          <div className={styles.more}>
            <GroupDiscountText limits={limits} />
          </div>
        </div>
        {offers.length > 0 ? (
          <OfferList>
            {offers.map(({ count: _count, ...offer }) => (
              <CachedPart
                key={offer.slug}
                name="workshop-offer"
                part={WorkshopOffer}
                props={{ ...offer, listHref: listHref(language, offer.slug, filter) }}
              />
            ))}
          </OfferList>
        ) : (
          <Notice tone="info" title={t('noneTitle')}>
            <Text>{t('noneText')}</Text>
            <ButtonLink kind="secondary" href={`/${language}/workshops`}>
              {t('reset')}
            </ButtonLink>
          </Notice>
        )}
      </Section>
      <CachedPart name="next-step" part={NextStep} props={{}} />
      <Blocks blocks={blocks.slice(cover.length)} isRest />
    </>
  )
}

interface ListHeadProps {
  cover: readonly Block[]
  /** Null without content. */
  title: string | null
  voice: Testimonial | null
}

function ListHead({ cover, title, voice }: ListHeadProps) {
  const t = useTranslations('workshops')
  const breadcrumb = [{ href: `/${useLocale()}`, label: t('start') }, { label: t('title') }]
  const beside = voice && <VoiceBeside voice={voice} />
  return cover.length > 0 ? (
    <Blocks blocks={cover} head={{ kind: 'sky', breadcrumb, beside }} />
  ) : (
    <PageHead title={title ?? t('title')} breadcrumb={breadcrumb} beside={beside} />
  )
}

function NextStep() {
  const t = useTranslations('workshops')
  const language = useLocale()
  const hrefOf = (slug: string) => {
    const certification = certificationBySlug(slug)
    return certification ? certificationHref(language, certification) : `/${language}/workshops`
  }
  return (
    <Section close="start">
      <Stack>
        <Heading level={2} size="part">
          {t('nextStepTitle')}
        </Heading>
        <Text>{t('nextStepText')}</Text>
        <Actions>
          <ButtonLink kind="secondary" href={hrefOf('flin')}>
            {t('becomeUser')}
          </ButtonLink>
          <ButtonLink kind="secondary" href={hrefOf('flcp')}>
            {t('becomeExpert')}
          </ButtonLink>
        </Actions>
      </Stack>
    </Section>
  )
}
