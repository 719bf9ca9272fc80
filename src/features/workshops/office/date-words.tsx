import { useLocale, useTranslations } from 'use-intl'
import { cityName } from '#domain/workshop/city-name.ts'
import { SuccessBanner } from '#frame/office/office-page.tsx'
import { formatDateRange, formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import type { DateRow } from './date-row.ts'
import type { PartyRow } from './date-view.ts'

export function useDateWords() {
  const language = useLocale()
  const t = useTranslations('officeDates')
  const moment = (instant: string, zone?: string) =>
    formatDateTime(instant, { language, time: true, ...(zone ? { zone } : {}) })
  return {
    dates: (row: DateRow) => formatDateRange(row, language),
    place: (row: DateRow) => (row.city === null ? t('online') : cityName(row.city, language)),
    status: (row: DateRow) => t(`status.${row.status}`),
    /** 'FL2D, 19.–20. Jänner 2027, Wien' */
    name: (row: DateRow) =>
      [row.code, formatDateRange(row, language), row.city === null ? t('online') : cityName(row.city, language)].join(
        ', ',
      ),
    trainers: (row: DateRow) => formatList(row.trainers, language),
    moment,
    /** '5. Jänner 2027' of '2027-01-05' */
    day: (day: string) => formatDateTime(day, { language }),
    /** The status of a party, with the end of its hold. */
    party: ({ state, until, place, waitReason }: PartyRow) => {
      if (waitReason === 'regional-price') return t('party.regionalPrice')
      if (place !== null) return t('party.inLine', { place })
      return until === null
        ? t(`party.${state}`)
        : t('party.heldUntil', {
            state: state === 'awaiting-confirmation' ? 'unconfirmed' : state,
            until: moment(until),
          })
    },
  }
}

const looks: Record<DateRow['status'], BadgeKind> = {
  tentative: 'tentative',
  confirmed: 'paid',
  running: 'online',
  over: 'open',
  'called-off': 'sold-out',
}

export function StatusBadge({ row }: { row: DateRow }) {
  const words = useDateWords()
  return <Badge kind={looks[row.status]}>{words.status(row)}</Badge>
}

/** Beside a date wherever the office lists it among other things: it may still be called off. */
export function TentativeBadge() {
  const t = useTranslations('officeDates.status')
  return <Badge kind="tentative">{t('tentative')}</Badge>
}

export const dateOutcomes = [
  'created',
  'series',
  'changed',
  'moved',
  'same',
  'confirmed',
  'called-off',
  'attendance',
  'attendance-without',
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
