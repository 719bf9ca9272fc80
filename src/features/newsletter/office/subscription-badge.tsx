import { useTranslations } from 'use-intl'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import { Badge } from '#ui/badge.tsx'

const kinds = { requested: 'open', confirmed: 'paid', unsubscribed: 'sold-out' } as const

export function SubscriptionBadge({ state }: Pick<Subscription, 'state'>) {
  const t = useTranslations('officeNewsletter')
  return <Badge kind={kinds[state]}>{t(`states.${state}`)}</Badge>
}
