import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { isTaxed, type Quote, quoteFor } from '#domain/pricing/quote.ts'
import { ticketQuote } from '#domain/purchase/purchase.ts'
import { sellerCountry } from '#domain/tax/tax.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice, formatRate } from '#i18n/format-money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { StickyBar } from '#ui/sticky-bar.tsx'
import { useBuyer } from './use-buyer.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { WorkshopView } from './workshop-view.ts'

export interface SeatPrice {
  /** '€ 1.990' */
  net: string
  /** With the VAT for a consumer in Austria; null without VAT. */
  gross: string | null
  /** The VAT rate in percent: '20' */
  rate: string
}

/** The seat price, net and for consumers. */
export function useSeatPrice() {
  const language = useLocale()
  const { prices, vat } = useSiteSettings()

  return (workshop: WorkshopView): SeatPrice => {
    const quote = priceOfOne(workshop)
    return {
      net: formatPrice(quote.net, language),
      gross: isTaxed(quote) ? formatPrice(quote.gross, language) : null,
      rate: formatRate(quote.vat[0]?.rate ?? 0, language),
    }
  }

  function priceOfOne(workshop: WorkshopView): Quote {
    const tariff = { prices, rates: vat }
    const buyer = { country: sellerCountry, hasVatId: false }
    const orderedOn = viennaDay(new Date().toISOString())
    if (!workshop.live) return ticketQuote(workshop, 1, buyer, { tariff, orderedOn })
    const booking = { participants: 1, introductions: 0, buyer, declinesRegionalDiscount: true, orderedOn }
    return quoteFor({ ...workshop.live, certification: workshop.certification, price: workshop.price }, booking, tariff)
  }
}

/** The free seats: '8 von 12 frei'. Nothing for dates that cannot be booked, and for self-paced ones. */
export function useSeatsText() {
  const t = useTranslations('workshop')
  return ({ live, availability }: WorkshopView): string | undefined => {
    if (!live) return undefined
    const { left, seats } = live
    if (availability.state === 'bookable') return t('seatsLeft', { left, seats })
    if (availability.state === 'waiting-list' || availability.state === 'sold-out') return t('seatsFull', { seats })
    return availability.state === 'called-off' ? t('calledOff') : undefined
  }
}

/** The action of a date: its form, its waitlist, its tickets, or other dates. `here`: on the page where that form is. */
export function useSeatAction() {
  const booking = useTranslations('booking')
  const t = useTranslations('workshop')
  const purchase = useTranslations('purchase')
  const language = useLocale()
  const { keepIn } = useBuyer()

  return (workshop: WorkshopView, { here }: { here: boolean }): { href: string; label: string } => {
    const form = here ? '#book' : keepIn(`${workshop.href}#book`)
    switch (workshop.availability.state) {
      case 'bookable':
        return { href: form, label: booking('heading') }
      case 'waiting-list':
        return { href: form, label: booking('headingWait') }
      case 'self-paced': {
        if (here) return { href: form, label: purchase('tickets.heading') }
        const certification = certificationBySlug(workshop.certification)
        const page = certification ? certificationHref(language, certification) : `/${language}/workshops`
        return { href: keepIn(`${page}/self-paced-booking`), label: t('closed.tickets') }
      }
      default:
        return here
          ? { href: '#dates', label: t('otherDates') }
          : { href: keepIn(workshop.href), label: t('offer.details') }
    }
  }
}

/** At the bottom of phone screens: the seat price, free seats, and the button. */
export function SeatBar({ workshop, here }: { workshop: WorkshopView; here: boolean }) {
  const t = useTranslations('workshop')
  const purchase = useTranslations('purchase')
  const words = useWorkshopWords()
  const { net, gross } = useSeatPrice()(workshop)
  const { buyer } = useBuyer()
  const seats = useSeatsText()(workshop) ?? words.dates(workshop)
  const { href, label } = useSeatAction()(workshop, { here })
  return (
    <StickyBar
      place="page"
      label={workshop.live ? t('bookLink') : purchase('facts.price')}
      amount={buyer === 'private' ? (gross ?? net) : net}
      note={seats}
      action={
        <ButtonLink kind="primary" size="compact" href={href}>
          {label}
        </ButtonLink>
      }
    />
  )
}
