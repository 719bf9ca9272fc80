import { useLocale, useTranslations } from 'use-intl'
import { Picture } from '#content/page/picture.tsx'
import type { Trainer } from '#domain/content/trainer.ts'
import cardLink from '#ui/button.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { VisuallyHidden } from '#ui/text.tsx'
import { useSeatAction } from './seat-price.tsx'
import styles from './upcoming-dates.module.css'
import { useBuyer } from './use-buyer.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import { SessionHours, WorkshopBadges } from './workshop-badges.tsx'
import { nextDate, type WorkshopView } from './workshop-view.ts'

interface UpcomingDatesProps {
  workshops: readonly WorkshopView[]
  /** Whether all dates are of the page's own kind: each row then has a button and names the trainer. */
  ofOneKind?: boolean
  /** The price of a seat; net by default, because the VAT rules are too much script for a start page. */
  priceOf?: (workshop: WorkshopView) => string
}

/** Dates as a departure board, one row per date, or a message when there are none. Without a button the whole row is a link. */
export function UpcomingDates({ workshops, ofOneKind = false, priceOf }: UpcomingDatesProps) {
  const t = useTranslations('workshops')
  const words = useWorkshopWords()
  const { keepIn } = useBuyer()
  const actionOf = useSeatAction()
  const titleOf = (workshop: WorkshopView) => {
    const trainers = words.withTrainers(workshop)
    if (ofOneKind) return trainers ?? workshop.title
    return (
      <>
        <a href={keepIn(workshop.href)}>{workshop.title}</a>
        {trainers && <span>{trainers}</span>}
      </>
    )
  }
  const buttonOf = (workshop: WorkshopView) => {
    const { href, label } = actionOf(workshop, { here: false })
    return (
      <ButtonLink
        kind={workshop.availability.state === 'bookable' ? 'primary' : 'secondary'}
        size="compact"
        href={href}
      >
        {label}
        <VisuallyHidden>{`, ${words.dates(workshop)}, ${words.place(workshop)}`}</VisuallyHidden>
      </ButtonLink>
    )
  }
  if (workshops.length === 0) {
    return <Notice tone="info" title={t('noDatesTitle')} headingLevel={3} text={t('noDatesText')} />
  }
  return (
    <div className={styles.board}>
      <ol className={styles.timetable}>
        {workshops.map((workshop) => (
          <li key={workshop.href}>
            <p className={styles.date}>
              {words.dates(workshop)}
              <span>{workshop.live ? <SessionHours live={workshop.live} /> : t('anyTimeText')}</span>
            </p>
            <p className={styles.title}>{titleOf(workshop)}</p>
            <p className={styles.place}>
              {words.place(workshop)}
              <span>{words.taughtIn(workshop)}</span>
            </p>
            <div className={styles.badges}>
              <WorkshopBadges workshop={workshop} besidePlace />
            </div>
            <p className={styles.price}>{(priceOf ?? words.price)(workshop)}</p>
            {ofOneKind && <p className={styles.action}>{buttonOf(workshop)}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface NextSeatCardProps {
  /** Soonest first. */
  workshops: readonly WorkshopView[]
  trainers: readonly Trainer[]
}

/** The next bookable seat and its trainer; nothing without one. */
export function NextSeatCard({ workshops, trainers }: NextSeatCardProps) {
  const t = useTranslations('workshops')
  const words = useWorkshopWords()
  const next = nextDate(workshops, useLocale())
  if (next?.live == null || next.availability.state !== 'bookable') return null
  const picture = trainers.find(({ id }) => next.profileIds.includes(id))?.picture
  return (
    <div className={styles.card}>
      {picture && <Picture className={styles.picture} picture={picture} sizes="88px" />}
      <div className={styles.words}>
        <p className={styles.label}>{t('nextSeat')}</p>
        <p className={styles.seatTitle}>
          <a className={cardLink.cardLink} href={next.href}>
            {next.title}
          </a>
        </p>
        <p>
          {words.dates(next)}, {words.place(next)}
        </p>
        <p className={styles.label}>{words.withTrainers(next)}</p>
      </div>
    </div>
  )
}
