import { useLocale, useTranslations } from 'use-intl'
import { may } from '#domain/office/member.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { clockContext } from '#frame/context.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/date'
import { DateActions } from './date-actions.tsx'
import { dateView } from './date-view.ts'
import { DoneNotice, doneOf } from './done-notice.tsx'
import { LogLines } from './log-lines.tsx'
import { ownRecord } from './own-record.ts'
import { PartyTable } from './party-table.tsx'
import { PeopleTable } from './people-table.tsx'
import { screenTitle } from './screen-title.ts'
import { StatusBadge } from './status-badge.tsx'
import { useDateFacts } from './use-date-facts.tsx'
import { useDateWords } from './use-date-words.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** One date with its people. Trainers see participants, not bookers and payments. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member, record } = await ownRecord(context, params.date)
  const view = dateView(record, context.get(clockContext).now())
  const mayChange = may(member.role, 'run-dates')
  const { certification, slug } = record.date
  return {
    title: screenTitle(context, null, view.row),
    mayChange,
    view: mayChange ? view : { ...view, bookings: [], waiting: [], ended: [], log: [] },
    certification,
    slug,
    done: doneOf(new URL(request.url).searchParams),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function OfficeDate({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const language = useLocale()
  const words = useDateWords()
  const { view, mayChange, certification, slug, done } = loaderData
  const { row, bookings, waiting, ended, people, log } = view
  const facts = useDateFacts(view)
  return (
    <OfficePage
      done={<DoneNotice done={done} />}
      title={`${row.code} · ${words.dates(row)}`}
      back={{ href: '/office/dates', label: t('title') }}
    >
      <Stack gap="large">
        <StatusBadge row={row} />
        {row.isBelowMinimum && mayChange && (
          <Notice tone="info" title={t('belowMinimum', { confirmed: row.confirmed, minimum: row.minimum })}>
            <Text>{t('callOffUntil', { day: words.day(view.callOffUntil) })}</Text>
          </Notice>
        )}
        <FactList facts={facts} />
        <DateActions view={view} mayChange={mayChange} publicHref={workshopHref(language, { certification, slug })} />
        {mayChange && (
          <>
            <PartyTable id="bookings" title={t('bookings')} none={t('noBookings')} parties={bookings} row={row} />
            <PartyTable id="waiting" title={t('waiting')} none={t('nobodyWaits')} parties={waiting} row={row} mayAct />
          </>
        )}
        <PeopleTable people={people} />
        {ended.length > 0 && <PartyTable id="ended" title={t('ended')} none="" parties={ended} row={row} />}
        {log.length > 0 && (
          <Panel title={t('log.title')}>
            <LogLines log={log} />
            <LogLink about={row.id} />
          </Panel>
        )}
      </Stack>
    </OfficePage>
  )
}
