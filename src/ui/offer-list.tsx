import type { ReactNode } from 'react'
import { Dotted, Sticker } from './badge.tsx'
import { ButtonLink } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import styles from './offer-list.module.css'

export interface OfferDate {
  dateText: string
  /** Facts of the date: time, place, language, trainer, seats. */
  details: readonly ReactNode[]
  /** One `Badge`, or several in a `Badges`. */
  badge?: ReactNode
  href?: string | undefined
}

export interface Offer {
  sticker: string
  title: string
  href: string
  /** The promise in a sentence or two. */
  promise: string
  /** Facts of every date: '2 Tage', 'Introduction empfohlen'. */
  meta: readonly ReactNode[]
  dates: readonly OfferDate[]
  /** Collapsed further dates. */
  more?: readonly OfferDate[] | undefined
  /** '5 weitere Termine' */
  moreLabel?: string | undefined
  /** Where all the others are; below the collapsed dates. */
  further?: ReactNode
  price: string
  /** 'pro Person, 3 für 2', a line for each thing to know. */
  priceNote?: string | undefined
  action: { href: string; label: string; kind: 'primary' | 'secondary' }
}

/** What is on offer, one `OfferRow` each. */
export function OfferList({ children }: { children: ReactNode }) {
  return <ul className={styles.offers}>{children}</ul>
}

interface OfferRowProps {
  offer: Offer
  /** Names the inner lists for those who listen: 'Upcoming dates'. */
  datesLabel: string
}

/** Sticker and promise, dates, price and the way on. */
export function OfferRow({ offer, datesLabel }: OfferRowProps) {
  return (
    <li>
      <div className={styles.sticker}>
        <Sticker src={offer.sticker} size="medium" />
      </div>
      <div className={styles.promise}>
        <h2 className={styles.title}>
          <a href={offer.href}>{offer.title}</a>
        </h2>
        <p className={styles.text}>{offer.promise}</p>
        <p className={styles.meta}>
          <Dotted items={offer.meta} />
        </p>
      </div>
      <div className={styles.dates}>
        {offer.dates.length > 0 && <Dates {...offer} label={`${datesLabel}: ${offer.title}`} />}
      </div>
      <div className={styles.close}>
        <p className={styles.price}>
          {offer.price}
          {offer.priceNote && <span>{offer.priceNote}</span>}
        </p>
        <ButtonLink
          href={offer.action.href}
          kind={offer.action.kind}
          size="compact"
          aria-label={`${offer.action.label}: ${offer.title}`}
        >
          {offer.action.label}
        </ButtonLink>
      </div>
    </li>
  )
}

function Dates({
  dates,
  more = [],
  moreLabel,
  further,
  label,
}: Pick<Offer, 'dates' | 'more' | 'moreLabel' | 'further'> & { label: string }) {
  return (
    <>
      <DateRows dates={dates} label={label} />
      {more.length > 0 ? (
        <Disclosure summary={moreLabel}>
          <DateRows dates={more} label={`${label}, ${moreLabel}`} />
          {further}
        </Disclosure>
      ) : (
        further
      )}
    </>
  )
}

function DateRows({ dates, label }: { dates: readonly OfferDate[]; label: string }) {
  return (
    <ul aria-label={label}>
      {dates.map(({ dateText, details, badge, href }) => (
        <li key={href ?? dateText}>
          <p>
            <b>{href ? <a href={href}>{dateText}</a> : dateText}</b>
            <span>
              <Dotted items={details} />
            </span>
          </p>
          {badge}
        </li>
      ))}
    </ul>
  )
}
