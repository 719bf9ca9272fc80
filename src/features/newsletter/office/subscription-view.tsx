import { useTranslations } from 'use-intl'
import type { ConsentProof, Subscription } from '#domain/newsletter/subscription.ts'
import { Badge } from '#ui/badge.tsx'

export function subscriptionView(subscription: Subscription) {
  const { id, list, email, language, state, requested } = subscription
  return {
    id,
    href: `/office/newsletter/${id}`,
    list,
    email,
    language,
    state,
    requested: proofView(requested),
    confirmed: subscription.state === 'requested' ? null : proofView(subscription.confirmed),
    endedAt: subscription.state === 'unsubscribed' ? subscription.unsubscribedAt.toString() : null,
  }
}

function proofView({ at, address, wording }: ConsentProof) {
  return { at: at.toString(), address, wording }
}

const kinds = { requested: 'open', confirmed: 'paid', unsubscribed: 'sold-out' } as const

export function SubscriptionBadge({ state }: Pick<Subscription, 'state'>) {
  const t = useTranslations('officeNewsletter')
  return <Badge kind={kinds[state]}>{t(`states.${state}`)}</Badge>
}
