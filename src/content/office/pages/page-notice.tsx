import { useTranslations } from 'use-intl'
import { SuccessBanner } from '#frame/office/success-banner.tsx'

const actionsByIntent = ['published', 'unpublished', 'removed', 'restored', 'planned', 'unplanned', 'moved'] as const
type Done = (typeof actionsByIntent)[number]

/** What was done just before, as the address says it (`?done=published`); null for anything else. */
export function doneWithPage(request: Request): Done | null {
  const requested = new URL(request.url).searchParams.get('done')
  return actionsByIntent.find((done) => done === requested) ?? null
}

/** Says that it is done. */
export function PageNotice({ done }: { done: Done | null }) {
  const t = useTranslations('officePages')
  return done && <SuccessBanner title={t(`done.${done}`)} />
}
