import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { privatePrice } from '#domain/pricing/price-text.ts'
import { offersIntroduction } from '#domain/pricing/tariff.ts'
import { type Certification, certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { fewSeats } from '#domain/workshop/workshop-date.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice, formatRate } from '#i18n/format-money.ts'
import { GoLink } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { type Offer, type OfferDate, OfferRow } from '#ui/offer-list.tsx'
import { Actions, Section, Split, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { useSeatPrice } from './seat-price.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'
import { useBuyer } from './use-buyer.ts'
import { stickerOf, useWorkshopWords } from './use-workshop-words.ts'
import { WorkshopBadges } from './workshop-badges.tsx'
import { type DatesPage, inLanguageFirst, type KindPrice, type WorkshopView } from './workshop-view.ts'

/** Number of dates shown before expanding. */
const shownAtOnce = 3

export interface WorkshopOfferProps {
  slug: string
  /** Those of this kind that are shown; at least one. */
  workshops: readonly WorkshopView[]
  /** Of all of them, with those that are not shown. */
  price: KindPrice
  /** How many live dates there are, with those that are not shown. */
  liveCount: number
  /** The page of all dates, each of them open; null for a few dates and the others folded. */
  page: Omit<DatesPage, 'dates'> | null
  /** The list with all dates of this kind. */
  listHref: string
}

/** One kind of workshop in the list, with its dates (docs/product.md#workshops). */
export function WorkshopOffer({ slug, ...shown }: WorkshopOfferProps) {
  const t = useTranslations('workshops')
  const certification = certificationBySlug(slug)
  const offerOf = useOffer(shown)
  return certification && <OfferRow offer={offerOf(certification)} datesLabel={t('dates')} />
}

type ShownDates = Omit<WorkshopOfferProps, 'slug'>

function useOffer({
  workshops: all,
  price,
  liveCount,
  page,
  listHref,
}: ShownDates): (certification: Certification) => Offer {
  const t = useTranslations('workshops')
  const language = useLocale()
  const { vat } = useSiteSettings()
  const { buyer, keepIn } = useBuyer()
  const words = useWorkshopWords()

  /** The price, with the other one below it: net for companies, with Austrian VAT for consumers. */
  function priceOf({ from, varies }: KindPrice): Pick<Offer, 'price' | 'priceNote'> {
    const on = viennaDay(new Date().toISOString())
    const { gross, rate } = privatePrice(from, { kind: 'live-online' }, { on, rates: vat })
    const amounts = {
      net: formatPrice(from, language),
      gross: formatPrice(gross, language),
      rate: formatRate(rate, language),
    }
    const shown = buyer === 'private' ? amounts.gross : amounts.net
    return {
      price: varies ? t('from', { price: shown }) : shown,
      priceNote: t(buyer === 'private' ? 'forCompanies' : 'forPrivate', amounts),
    }
  }

  function dateOf(workshop: WorkshopView): OfferDate {
    const { live, availability } = workshop
    return {
      dateText: words.dates(workshop),
      details: [
        live && words.duration(live),
        // Omits what the badges show.
        live?.location && words.place(workshop),
        words.taughtIn(workshop),
        words.trainers(workshop),
        availability.state === 'bookable' &&
          availability.left > fewSeats &&
          t('badge.free', { left: availability.left }),
      ],
      badge: <WorkshopBadges workshop={workshop} />,
      href: keepIn(workshop.href),
    }
  }

  /** One line for all languages: it leads to each, and to the visitor's first. */
  function selfPaced(): OfferDate[] {
    const offered = inLanguageFirst(
      all.filter(({ live }) => !live),
      language,
    )
    const [first] = offered
    if (!first) return []
    const details = offered.map((workshop) => (
      <a key={workshop.href} href={keepIn(workshop.href)}>
        {words.taughtIn(workshop)}
      </a>
    ))
    return [{ ...dateOf(first), details }]
  }

  return (certification) => {
    const dates = inLanguageFirst(
      all.filter(({ live }) => live),
      language,
    )
    const open = page ? dates.length : shownAtOnce
    const bookable = all.some(({ availability }) => availability.state === 'bookable')
    return {
      sticker: stickerOf(certification.slug),
      title: certification.title,
      href: keepIn(certificationHref(language, certification)),
      promise: t(`summary.${certification.slug}`),
      meta: [offersIntroduction(certification.slug) ? t('introductionAdvised') : t('noPriorKnowledge')],
      dates: [...dates.slice(0, open).map(dateOf), ...selfPaced()],
      more: dates.slice(open).map(dateOf),
      moreLabel: t('moreDates', { count: liveCount - open }),
      further: page ? (
        <DatePages {...page} listHref={keepIn(listHref)} />
      ) : (
        dates.length < liveCount && <AllDates count={liveCount} href={keepIn(listHref)} />
      ),
      ...priceOf(price),
      action: {
        href: keepIn(`${certificationHref(language, certification)}#dates`),
        label: bookable ? t('findDate') : t('interested'),
        kind: bookable ? 'primary' : 'secondary',
      },
    }
  }
}

function AllDates({ count, href }: { count: number; href: string }) {
  const t = useTranslations('workshops')
  return <GoLink href={`${href}#dates`}>{t('everyDate', { count })}</GoLink>
}

function DatePages({ number, pages, listHref }: Omit<DatesPage, 'dates'> & { listHref: string }) {
  const t = useTranslations('workshops')
  const hrefOf = (page: number) => `${listHref}${page > 1 ? `&page=${page}` : ''}#dates`
  if (pages === 1) return null
  return (
    <nav aria-label={t('datePage', { number, pages })}>
      <Text size="small" tone="quiet">
        {t('datePage', { number, pages })}
      </Text>
      <Actions>
        {number > 1 && (
          <GoLink back href={hrefOf(number - 1)} rel="prev">
            {t('earlierDates')}
          </GoLink>
        )}
        {number < pages && (
          <GoLink href={hrefOf(number + 1)} rel="next">
            {t('laterDates')}
          </GoLink>
        )}
      </Actions>
    </nav>
  )
}

interface OtherDatesProps {
  title: string
  /** Those that the page shows. */
  workshops: readonly WorkshopView[]
  /** How many there are, with those that are not shown. */
  count: number
}

const offersAtOnce = 3

function isOpen({ availability }: WorkshopView): boolean {
  return ['bookable', 'waiting-list', 'self-paced'].includes(availability.state)
}

/** The dates of one kind of workshop: the next three bookable ones, then the others, and a link to those that are not on the page. */
export function OtherDates({ title, workshops, count }: OtherDatesProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const seatPrice = useSeatPrice()
  const { buyer, keepIn } = useBuyer()
  const priceOf = (workshop: WorkshopView) => {
    const { net, gross } = seatPrice(workshop)
    return buyer === 'private' ? (gross ?? net) : net
  }
  const first = workshops.filter(isOpen).slice(0, offersAtOnce)
  const more = workshops.filter((workshop) => !first.includes(workshop))
  const all = workshops[0] && count > workshops.length && (
    <AllDates count={count} href={keepIn(`/${language}/workshops?kind=${workshops[0].certification}`)} />
  )
  return (
    <Section id="dates" labelledBy="dates-title">
      <Split
        head={
          <Stack gap="small">
            <h2 id="dates-title">{title}</h2>
            <Text size="small" tone="quiet">
              {t('upcomingLede', { buyer })}
            </Text>
            <GoLink href={keepIn(`/${language}/workshops`)}>{t('allDates')}</GoLink>
          </Stack>
        }
      >
        <UpcomingDates workshops={first.length > 0 ? first : workshops} ofOneKind priceOf={priceOf} />
        {first.length > 0 && more.length > 0 && (
          <Disclosure summary={t('moreDates', { count: count - first.length })}>
            <UpcomingDates workshops={more} ofOneKind priceOf={priceOf} />
            {all}
          </Disclosure>
        )}
        {first.length === 0 && all}
      </Split>
    </Section>
  )
}
