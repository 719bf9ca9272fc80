import { useTranslations } from 'use-intl'
import { doneOf, SuccessBanner } from '#frame/office/office-page.tsx'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import type { DocumentState as State } from '../../ports/documents.ts'

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

const kinds: Record<State, BadgeKind> = { published: 'paid', changed: 'few-seats', draft: 'open', gone: 'sold-out' }

export function PageState({ state }: { state: State }) {
  const t = useTranslations('officePages')
  return <Badge kind={kinds[state]}>{t(`state.${state}`)}</Badge>
}

/** Who changed a page, by the name that its versions keep. What the site began with was written by no one of the office. */
export function usePageAuthor(): (by: string) => string {
  const t = useTranslations('officePages')
  return (by) => (by === 'seed' ? t('starter') : by)
}
