import { useTranslations } from 'use-intl'
import type { StateName } from '#domain/registration/registration.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'

export type ShownState = StateName | 'called-off'

const looks: Record<ShownState, BadgeKind> = {
  waiting: 'waiting-list',
  offered: 'few-seats',
  'awaiting-payment': 'open',
  'awaiting-confirmation': 'open',
  confirmed: 'paid',
  'called-off': 'sold-out',
  cancelled: 'sold-out',
  expired: 'sold-out',
}

export function StateBadge({ state }: { state: ShownState }) {
  const t = useTranslations('officeBookings')
  return <Badge kind={looks[state]}>{t(`state.${state}`)}</Badge>
}
