import { useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import { missingAddress } from '#content/site/shown-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import { certificationByPath, discoverFlag } from '#domain/workshop/certification.ts'
import { servicesContext } from '#features/context.ts'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { course } from '#frame/structured/course.ts'
import { seatsTag } from '#platform/ports.ts'
import type { Route } from './+types/certification'
import { SeatBar } from './seat-price.tsx'
import { TrustSection, trustParts } from './trust-section.tsx'
import { useCrumbs, useWorkshopWords } from './use-workshop-words.ts'
import { WorkshopArticle } from './workshop-article.tsx'
import { OtherDates } from './workshop-offer.tsx'
import {
  datesOnPage,
  isUpcoming,
  kindPrice,
  nextDate,
  type WorkshopView,
  withDiscover,
  workshopViews,
} from './workshop-view.ts'

/** The page of a certification (docs/product.md#pages): `/{lang}/workshops/{certification}` */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, now, head } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const { settings, workshopDates } = context.get(servicesContext)
  const certification = certificationByPath(params.certification)
  if (!certification)
    throw await missingAddress(context, { language, path: `/${language}/workshops/${params.certification}` })
  const dates = workshopViews(await workshopDates(), language, now()).filter(
    (workshop) => workshop.certification === certification.slug && isUpcoming(workshop),
  )
  const shown = datesOnPage(dates, language)
  const { prices } = await settings.current()
  const discover = new URL(request.url).searchParams.has(discoverFlag)
  const page = await content.page(`/workshops/${certification.path}`, language)
  facts.cache('workshops', seatsTag({ certification: certification.slug }), 'content')
  return {
    ...head,
    hiddenTranslation: hasHiddenTranslation(page),
    certification,
    dates: discover ? shown.map(withDiscover) : shown,
    dateCount: dates.length,
    price: kindPrice(dates, prices.seats[certification.slug]),
    blocks: page?.blocks ?? [],
    trust: await trustParts(content, { language, workshop: certification.slug }),
    ...searchPart(page ?? {}),
  }
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs) {
  if (!loaderData) return []
  const { certification, dates, language, siteUrl } = loaderData
  return pageMeta({
    ...loaderData,
    title: certification.title,
    description: certification.promise[language],
    path: `/workshops/${certification.path}`,
    way: [{ name: 'Workshops', path: '/workshops' }],
    picture: { facts: ['Workshop', certification.code], sticker: certification.slug },
    things: [course({ siteUrl, language, certification, dates, discover: site?.siteSettings.prices.discover })],
  })
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  foot({ dates, language }) {
    const next = nextDate(dates, language)
    return next && <CachedPart name="seat-bar" part={SeatBar} props={{ workshop: next, here: false }} />
  },
}

export default function CertificationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('workshop')
  const { certification, dates, dateCount, blocks, language, trust } = loaderData
  const next = nextDate(dates, language)
  const crumbs = useCrumbs()
  return (
    <WorkshopArticle
      certification={certification.slug}
      title={certification.title}
      price={loaderData.price}
      blocks={blocks}
      breadcrumb={[...crumbs, { label: certification.title }]}
      facts={useSharedFacts(dates)}
      offered={next && { workshop: next, here: false }}
      own={{ href: '#dates', label: t('datesLink') }}
    >
      <CachedPart
        name="other-dates"
        part={OtherDates}
        props={{ title: t('dates'), workshops: dates, count: dateCount }}
      />
      <TrustSection {...trust} dates={dates} />
    </WorkshopArticle>
  )
}

function useSharedFacts(dates: readonly WorkshopView[]) {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const distinct = (texts: string[]) => [...new Set(texts)].join(', ')
  const live = dates.flatMap((date) => (date.live ? [date.live] : []))
  const cities = dates.filter((date) => date.live?.location).map(words.place)
  const elsewhere = dates
    .filter((date) => !date.live?.location)
    .toSorted((one, other) => Number(!one.live) - Number(!other.live))
    .map(words.place)
  /** 'Wien, live online, im eigenen Tempo' */
  const inTheMiddle = (text: string, index: number) =>
    cities.length + index > 0 ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text
  return [
    { label: t('facts.duration'), value: distinct(live.map(words.duration)) },
    { label: t('facts.place'), value: distinct([...cities, ...elsewhere.map(inTheMiddle)]) },
    { label: t('facts.language'), value: distinct(dates.map(words.taughtIn)) },
  ].filter(({ value }) => value !== '')
}
