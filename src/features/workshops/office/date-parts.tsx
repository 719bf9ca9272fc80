import type { RouterContextProvider } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { doubleBooked, endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { StateBadge } from '#features/booking/office/state-badge.tsx'
import { servicePortsContext } from '#features/context.ts'
import { formatList } from '#i18n/format-list.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { type DateRow, dateHref, dateRow } from './date-row.ts'
import type { PartyRow } from './date-view.ts'
import { useDateWords } from './date-words.tsx'

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

interface PartyTableProps {
  id: string
  title: string
  none: string
  parties: readonly PartyRow[]
  row: DateRow
  /** Whether something can be done with each: the waitlist. */
  mayAct?: boolean | undefined
}

/** Parties of a date, each with a link to its booking. */
export function PartyTable({ id, title, none, parties, row, mayAct = false }: PartyTableProps) {
  const t = useTranslations('officeDates.party')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const words = useDateWords()
  const columns = [
    t('who'),
    { label: t('seats'), holds: 'numbers' as const },
    bare(t('status')),
    ...(mayAct ? [bare(t('act'))] : []),
  ]
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Stack gap="small">
        <Heading level={2} size="small" id={`${id}-title`}>
          {title}
        </Heading>
        {parties.length === 0 && <Text tone="quiet">{none}</Text>}
        {parties.length > 0 && (
          <OfficeTable
            caption={title}
            columns={columns}
            rows={parties.map((party) => ({
              key: party.id,
              head: (
                <a href={`/office/bookings/${party.orderId ?? party.id}`}>
                  {party.company ?? (party.booker || erased('name'))}
                </a>
              ),
              note: [party.company && party.booker, party.number].filter(Boolean).join(' · '),
              cells: [
                party.seats,
                <Status key="standing" party={party} words={words.party(party)} />,
                ...(mayAct ? [<Act key="act" row={row} party={party} />] : []),
              ],
            }))}
          />
        )}
      </Stack>
    </section>
  )
}

/** As in the list of bookings, unless there is more information. */
function Status({ party, words }: { party: PartyRow; words: string }) {
  return party.until === null && party.place === null && party.waitReason === null ? (
    <StateBadge state={party.state} />
  ) : (
    words
  )
}

function Act({ row, party }: { row: DateRow; party: PartyRow }) {
  const t = useTranslations('officeDates.party')
  const isInLine = party.place !== null
  const words = isInLine ? t('offerOrSkip') : t('offer')
  return <a href={dateHref(row.id, `waiting/${party.id}`)}>{party.state === 'offered' ? t('prolong') : words}</a>
}
