import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { may } from '#domain/office/member.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { isOwnDate } from '#domain/workshop/workshop-date.ts'
import { servicePortsContext } from '#features/context.ts'
import type { DateSummary } from '#features/workshops/records.ts'
import { clockContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { doneOf, OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { languageName } from '#i18n/format-dates.ts'
import { pagesByPlace, placeOf } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import type { ListPlace } from '#platform/ports.ts'
import { Dotted } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FilterForm } from '#ui/filter-form.tsx'
import { Stack } from '#ui/section.tsx'
import { pastDates } from '../office-dates.ts'
import type { Route } from './+types/dates'
import {
  Calendar,
  type DatesFilter,
  datesHref,
  isInState,
  monthRange,
  readDatesFilter,
  shownStates,
} from './calendar.tsx'
import { type DateRow, dateHref, dateRow } from './date-row.ts'
import { DoneNotice, dateOutcomes, StatusBadge, useDateWords } from './date-words.tsx'
import styles from './dates.module.css'
import { screenTitle } from './own-record.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

const path = '/office/dates'

/** All workshop dates, as a list or a calendar; a trainer sees their own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const ports = context.get(servicePortsContext)
  const { now } = context.get(clockContext)
  const query = new URL(request.url).searchParams
  const filter = readDatesFilter(query)
  const instant = now()
  const today = viennaDay(instant)
  const month = filter.month ?? today.slice(0, 7)
  const certification = filter.certification || undefined
  const passes = (summary: DateSummary) =>
    (may(member.role, 'run-dates') || isOwnDate(summary.date, member.id)) &&
    isInState(dateRow(summary, instant), filter.state)
  const { found, next } = await read()
  return {
    title: screenTitle(context, null),
    mayChange: may(member.role, 'run-dates'),
    filter,
    today,
    month,
    rows: found.map((summary) => dateRow(summary, instant)),
    pages: pagesByPlace(path, query, { count: found.length, next }),
    done: doneOf(request, dateOutcomes),
  }

  /** Only what is shown is read: a month with the days of its neighbours, what is to come, or a page of what is over. */
  async function read(): Promise<{ found: DateSummary[]; next: ListPlace | null }> {
    if (filter.view === 'list' && filter.time === 'past') {
      const page = await pastDates(ports, { certification, text: filter.text, passes }, placeOf(query))
      return { found: page.dates, next: page.next }
    }
    const range = filter.view === 'calendar' ? monthRange(month) : { endsAfter: instant }
    return {
      found: (await ports.reads.dates.summaries(instant, { ...range, certification, text: filter.text })).filter(
        passes,
      ),
      next: null,
    }
  }
}

export default function Dates({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const { rows, pages, filter, month, today, mayChange, done } = loaderData
  const nav = <DatesNav filter={filter} count={pages.total} />
  return (
    <OfficePage
      done={<DoneNotice done={done} />}
      title={t('title')}
      actions={mayChange && <ButtonLink href="/office/dates/new">{t('new.title')}</ButtonLink>}
    >
      {filter.view === 'calendar' ? (
        <Stack gap="large">
          {nav}
          <Calendar rows={rows} filter={filter} month={month} today={today} />
        </Stack>
      ) : (
        <OfficeList
          path={path}
          nav={nav}
          isNarrowed={filter.state !== '' || filter.certification !== '' || filter.text !== ''}
          nothing={
            filter.text === ''
              ? undefined
              : t.rich(`filter.nothing.${filter.time}`, {
                  link: (chunks) => <a href={datesHref({ ...filter, time: 'past' })}>{chunks}</a>,
                })
          }
          count={rows.length}
          pages={pages}
          empty={t(`none.${filter.time}`)}
          emptyHint={
            mayChange
              ? filter.time === 'upcoming' && <a href="/office/dates/new">{t('new.title')}</a>
              : t('none.assigned')
          }
        >
          <DateRows rows={rows} />
        </OfficeList>
      )}
    </OfficePage>
  )
}

interface DatesNavProps {
  filter: DatesFilter
  /** Null where only a part of them is shown. */
  count: number | null
}

function DatesNav({ filter, count }: DatesNavProps) {
  const t = useTranslations('officeDates.filter')
  const groups = [
    {
      name: 'view',
      isView: true,
      legend: t('view'),
      value: filter.view === 'calendar' ? 'calendar' : '',
      options: [
        { value: '', label: t('views.list') },
        { value: 'calendar', label: t('views.calendar') },
      ],
    },
    {
      name: 'time',
      legend: t('time'),
      value: filter.time === 'past' ? 'past' : '',
      options: [
        { value: '', label: t('times.upcoming') },
        { value: 'past', label: t('times.past') },
      ],
    },
    {
      name: 'certification',
      legend: t('certification'),
      value: filter.certification,
      options: [
        { value: '', label: t('all') },
        ...certifications.map(({ slug, code }) => ({ value: slug, label: code })),
      ],
    },
    {
      name: 'state',
      legend: t('state'),
      value: filter.state,
      options: [
        { value: '', label: t('all') },
        ...shownStates.map((value) => ({ value, label: t(`states.${value}`) })),
      ],
    },
  ]
  return (
    <FilterForm
      action={path}
      search={{ name: 'text', label: t('search'), hint: t('searchHint'), value: filter.text }}
      groups={filter.view === 'calendar' ? groups.filter(({ name }) => name !== 'time') : groups}
      label={t('label')}
      result={count === null ? '' : t('result', { count })}
      applyLabel={t('apply')}
    />
  )
}

function DateRows({ rows }: { rows: readonly DateRow[] }) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const reader = useLocale()
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.what}>
            <a href={dateHref(row.id)}>
              {row.code} · {words.dates(row)}
            </a>
            <span>
              <Dotted items={[words.place(row), languageName(row.language, reader), words.trainers(row)]} />
            </span>
          </div>
          <div className={styles.seats}>
            <b>{t('seatsOf', { taken: row.taken, seats: row.seats })}</b>
            <meter min={0} max={row.seats} value={row.taken} aria-hidden="true" />
            {row.isBelowMinimum && <span>{t('belowMinimum', { confirmed: row.confirmed, minimum: row.minimum })}</span>}
            {row.waiting > 0 && <span>{t('waitingCount', { count: row.waiting })}</span>}
            {row.offered > 0 && <span>{t('offeredCount', { count: row.offered })}</span>}
          </div>
          <div className={styles.status}>
            <StatusBadge row={row} />
            {(row.status === 'running' || row.status === 'over') && (
              <a href={dateHref(row.id, 'attendance')} aria-label={t('attendance.of', { date: words.name(row) })}>
                {t('attendance.title')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
