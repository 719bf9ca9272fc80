import { useLocale, useTranslations } from 'use-intl'
import { fewSeats } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Badge, Badges } from '#ui/badge.tsx'
import { Notice } from '#ui/panel.tsx'
import { VisitorTime } from '#ui/time.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { LiveView, TentativeView, WorkshopView } from './workshop-view.ts'

interface WorkshopBadgesProps {
  workshop: WorkshopView
  /** Whether its line shows the place, so that no badge repeats it. */
  besidePlace?: boolean
}

/** The badges of a date (docs/product.md#workshops): online, waitlist, sold out, few seats, self-paced, tentative. */
export function WorkshopBadges({ workshop, besidePlace = false }: WorkshopBadgesProps) {
  const t = useTranslations('workshops.badge')
  const { availability, live } = workshop
  return (
    <Badges>
      {!besidePlace && live?.delivery === 'online' && <Badge kind="online">{t('online')}</Badge>}
      {live?.tentative && (availability.state === 'bookable' || availability.state === 'waiting-list') && (
        <Badge kind="tentative">{t('tentative')}</Badge>
      )}
      {!besidePlace && availability.state === 'self-paced' && <Badge kind="self-paced">{t('selfPaced')}</Badge>}
      {availability.state === 'waiting-list' && <Badge kind="waiting-list">{t('waitingList')}</Badge>}
      {availability.state === 'sold-out' && <Badge kind="sold-out">{t('soldOut')}</Badge>}
      {availability.state === 'over' && <Badge kind="sold-out">{t('over')}</Badge>}
      {availability.state === 'called-off' && <Badge kind="sold-out">{t('calledOff')}</Badge>}
      {availability.state === 'not-payable' && <Badge kind="sold-out">{t('notPayable')}</Badge>}
      {availability.state === 'started' && <Badge kind="sold-out">{t('started')}</Badge>}
      {availability.state === 'bookable' && availability.left <= fewSeats && (
        <Badge kind="few-seats">{t('few', { left: availability.left })}</Badge>
      )}
    </Badges>
  )
}

/** '09:00–17:00 Uhr'; online with the time zone, and with the visitor's own time if different. */
export function SessionHours({ live }: { live: LiveView }) {
  const words = useWorkshopWords()
  return (
    <>
      {words.hours(live)}
      {live.delivery === 'online' && <VisitorTime moments={live.sessions} zone={live.zone} />}
    </>
  )
}

export function useTentativeValues() {
  const language = useLocale()
  return ({ from, decidedBy }: TentativeView) => ({
    from,
    decided: decidedBy === null ? 'no' : 'yes',
    day: decidedBy === null ? '' : formatDateTime(decidedBy, { language }),
  })
}

interface TentativeNoticeProps {
  workshop: Pick<WorkshopView, 'live'>
  headingLevel?: 2 | 3
}

/** Explains a tentative date with its consequences and deadline; nothing for a certain one. */
export function TentativeNotice({ workshop: { live }, headingLevel }: TentativeNoticeProps) {
  const t = useTranslations('workshop.tentative')
  const values = useTentativeValues()
  if (!live?.tentative) return null
  return (
    <Notice
      tone="info"
      title={t('title')}
      headingLevel={headingLevel}
      text={t('text', { ...values(live.tentative), payment: live.payment, delivery: live.delivery })}
    />
  )
}
