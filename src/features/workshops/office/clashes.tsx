import type { RouterContextProvider } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { doubleBooked, endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { servicePortsContext } from '#features/context.ts'
import { formatList } from '#i18n/format-list.ts'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import { type DateRow, dateHref, dateRow } from './date-row.ts'
import { useDateWords } from './use-date-words.ts'

interface Clash {
  row: DateRow
  /** Who is wanted at both. */
  trainers: string[]
}

/** Other dates at the same time with the same trainers. */
export async function clashesOf(context: Readonly<RouterContextProvider>, date: LiveDate): Promise<Clash[]> {
  const { clock, reads } = context.get(servicePortsContext)
  const now = clock.now()
  const others = await reads.dates.summaries(now, { endsAfter: startOf(date), startsBefore: endOf(date) })
  return others
    .map((other) => ({ row: dateRow(other, now), trainers: doubleBooked(date, other.date) }))
    .filter(({ trainers }) => trainers.length > 0)
}

export function ClashNotice({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations('officeDates.doubleBooked')
  const language = useLocale()
  const words = useDateWords()
  return (
    <Notice tone="info" title={t('title')}>
      {clashes.map(({ row, trainers }) => (
        <Text key={row.id}>
          {formatList(trainers, language)}: <a href={dateHref(row.id)}>{words.name(row)}</a>
        </Text>
      ))}
    </Notice>
  )
}
