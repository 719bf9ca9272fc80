import { useTranslations } from 'use-intl'
import { doneOf, SuccessBanner } from '#frame/office/success-banner.tsx'

const outcomes = ['published', 'unpublished', 'removed', 'restored', 'planned', 'unplanned', 'moved'] as const
type Outcome = (typeof outcomes)[number]

/** What was done to a page just before, from its address (`?done=published`); null for anything else. */
export function doneWithPage(request: Request): Outcome | null {
  return doneOf(request, outcomes)
}

export function PageNotice({ done }: { done: Outcome | null }) {
  const t = useTranslations('officePages')
  return done && <SuccessBanner title={t(`done.${done}`)} />
}
