import { useTranslations } from 'use-intl'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { PrintButton } from '#ui/print-button.tsx'
import type { Route } from './+types/date-list'
import { dateHref } from './date-row.ts'
import { dateView } from './date-view.ts'
import { ownRecord, screenTitle } from './own-record.ts'
import { ParticipantList } from './participant-list.tsx'
import { useDateWords } from './use-date-words.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** The participant list on paper: names, companies, meals, and a place to sign for each day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await ownRecord(context, params.date)
  // Trainers read it too: no data of bookers.
  const { row, people, location } = dateView(record, context.get(clockContext).now())
  return { title: screenTitle(context, 'list', row), row, people, location }
}

export default function PrintedList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, people, location } = loaderData
  return (
    <OfficePage
      title={t('list.title')}
      back={{ href: dateHref(row.id), label: words.name(row) }}
      actions={<PrintButton>{t('print')}</PrintButton>}
    >
      <ParticipantList row={row} people={people} location={location} />
    </OfficePage>
  )
}
