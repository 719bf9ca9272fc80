import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'

/** Beside a date wherever the office lists it among other things: it may still be called off. */
export function TentativeBadge() {
  const t = useTranslations('officeDates.status')
  return <Badge kind="tentative">{t('tentative')}</Badge>
}
