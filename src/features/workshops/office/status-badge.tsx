import { useTranslations } from 'use-intl'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import type { DateRow } from './date-row.ts'
import { useDateWords } from './use-date-words.ts'

const looks: Record<DateRow['status'], BadgeKind> = {
  tentative: 'tentative',
  confirmed: 'paid',
  running: 'online',
  over: 'open',
  'called-off': 'sold-out',
}

export function StatusBadge({ row }: { row: DateRow }) {
  const words = useDateWords()
  return <Badge kind={looks[row.status]}>{words.status(row)}</Badge>
}

/** Beside a date wherever the office lists it among other things: it may still be called off. */
export function TentativeBadge() {
  const t = useTranslations('officeDates.status')
  return <Badge kind="tentative">{t('tentative')}</Badge>
}
