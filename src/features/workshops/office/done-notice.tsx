import { useTranslations } from 'use-intl'
import { SuccessBanner } from '#frame/office/success-banner.tsx'

const actionsByIntent = [
  'created',
  'series',
  'changed',
  'moved',
  'same',
  'confirmed',
  'called-off',
  'attendance',
  'offered',
  'skipped',
  'prolonged',
] as const
export type Done = (typeof actionsByIntent)[number]

/** What was done just before, as the address says it (`?done=moved`); null for anything else. */
export function doneOf(query: URLSearchParams): Done | null {
  return actionsByIntent.find((done) => done === query.get('done')) ?? null
}

/** Says that it is done. */
export function DoneNotice({ done }: { done: Done | null }) {
  const t = useTranslations('officeDates')
  return done && <SuccessBanner title={t(`done.${done}`)} />
}
