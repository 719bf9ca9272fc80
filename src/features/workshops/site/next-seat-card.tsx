import { useLocale, useTranslations } from 'use-intl'
import { Picture } from '#content/page/picture.tsx'
import type { Trainer } from '#domain/content/trainer.ts'
import cardLink from '#ui/button.module.css'
import styles from './upcoming-dates.module.css'
import { useWorkshopWords } from './use-workshop-words.ts'
import { nextDate, type WorkshopView } from './workshop-view.ts'

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
