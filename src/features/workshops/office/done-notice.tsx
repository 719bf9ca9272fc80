import { useTranslations } from 'use-intl'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import type { PartyRow } from './date-view.ts'
import { useDateWords } from './use-date-words.ts'

export const dateOutcomes = [
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
export type Done = (typeof dateOutcomes)[number]

/** Confirms what was done. `party` is the waiting party that it was done for; null where it was none, or no longer exists. */
export function DoneNotice({ done, party = null }: { done: Done | null; party?: PartyRow | null }) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const isOfParty = done === 'offered' || done === 'skipped' || done === 'prolonged'
  if (!done || (isOfParty && !party)) return null
  const until = party?.until ? words.moment(party.until) : ''
  return <SuccessBanner title={t(`done.${done}`, { name: party?.booker ?? '', seats: party?.seats ?? 0, until })} />
}
