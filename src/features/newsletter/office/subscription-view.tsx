import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { ConsentProof, ListId, Subscription } from '#domain/newsletter/subscription.ts'
import { Badge } from '#ui/badge.tsx'

interface ProofView {
  at: string
  address: string
  wording: string
}

/** A subscription, as the browser gets it. */
export interface SubscriptionView {
  id: string
  href: string
  list: ListId
  email: string
  language: Language
  state: Subscription['state']
  requested: ProofView
  confirmed: ProofView | null
  endedAt: string | null
}

export function subscriptionView(subscription: Subscription): SubscriptionView {
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

function proofView({ at, address, wording }: ConsentProof): ProofView {
  return { at: at.toString(), address, wording }
}

const kinds = { requested: 'open', confirmed: 'paid', unsubscribed: 'sold-out' } as const

export function SubscriptionBadge({ state }: Pick<Subscription, 'state'>) {
  const t = useTranslations('officeNewsletter')
  return <Badge kind={kinds[state]}>{t(`states.${state}`)}</Badge>
}
