import { useTranslations } from 'use-intl'
import { may, rolesFor } from '#domain/office/role.ts'
import { isOwnDate } from '#domain/workshop/own-date.ts'
import { useCasesContext } from '../../context.ts'
import { Calendar } from '../../office/dates/calendar.tsx'
import { dateRow } from '../../office/dates/date-row.ts'
import { DateRows } from '../../office/dates/date-rows.tsx'
import { datesOfAnyTime, filteredDates, readDatesFilter } from '../../office/dates/dates-filter.ts'
import { DatesNav } from '../../office/dates/dates-nav.tsx'
import { DoneNotice, doneOf } from '../../office/dates/done-notice.tsx'
import { screenTitle } from '../../office/dates/screen-title.ts'
import { EmptyState } from '../../office/empty-state.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/dates'
import { officeMeta } from './office-meta.ts'

/** All workshop dates, as a list or a calendar; a trainer sees those that name them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await requireMember(context, ...rolesFor('see-dates'))
  const { dates, now } = context.get(useCasesContext)
  const query = new URL(request.url).searchParams
  const filter = readDatesFilter(query)
  const instant = now()
  const today = instant.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
  const seen = (await dates.list()).filter(({ date }) => may(member.role, 'run-dates') || isOwnDate(date, member.name))
  const rows = seen.map((summary) => dateRow(summary, instant))
  return {
    title: screenTitle(context, null),
    mayChange: may(member.role, 'run-dates'),
    filter,
    today,
    month: filter.month ?? today.slice(0, 7),
    rows: filter.view === 'calendar' ? datesOfAnyTime(rows, filter) : filteredDates(rows, filter, instant.toString()),
    done: doneOf(query),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Dates({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const { rows, filter, month, today, mayChange, done } = loaderData
  return (
    <OfficePage
      title={t('title')}
      actions={mayChange && <ButtonLink href="/office/dates/new">{t('new.title')}</ButtonLink>}
    >
      <Stack gap="large">
        <DoneNotice done={done} />
        <DatesNav filter={filter} count={rows.length} />
        {filter.view === 'calendar' && <Calendar rows={rows} filter={filter} month={month} today={today} />}
        {filter.view === 'list' && rows.length > 0 && <DateRows rows={rows} />}
        {filter.view === 'list' && rows.length === 0 && <EmptyState title={t('nothing')} />}
      </Stack>
    </OfficePage>
  )
}
