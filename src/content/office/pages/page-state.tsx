import { useTranslations } from 'use-intl'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import type { DocumentState as State } from '../../ports/documents.ts'

const kinds: Record<State, BadgeKind> = { published: 'paid', changed: 'few-seats', draft: 'open', gone: 'sold-out' }

export function PageState({ state }: { state: State }) {
  const t = useTranslations('officePages')
  return <Badge kind={kinds[state]}>{t(`state.${state}`)}</Badge>
}
