import { useTranslations } from 'use-intl'
import { useCasesContext } from '../../context.ts'
import { dateHref } from '../../office/dates/date-href.ts'
import { dateView } from '../../office/dates/date-view.ts'
import { NameBadges } from '../../office/dates/name-badges.tsx'
import { ownRecord } from '../../office/dates/own-record.ts'
import { screenTitle } from '../../office/dates/screen-title.ts'
import { useDateWords } from '../../office/dates/use-date-words.ts'
import { OfficePage } from '../../office/office-page.tsx'
import type { OfficeHandle } from '../../office/permission.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/date-badges'
import { officeMeta } from './office-meta.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** Name badges on paper: ten on a sheet of A4, 85 by 54 mm. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await ownRecord(context, params.date)
  const { row, people } = dateView(record, context.get(useCasesContext).now())
  return { title: screenTitle(context, 'badges', row), row, people }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Badges({ loaderData: { row, people } }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  return (
    <OfficePage
      title={t('badges.title')}
      back={{ href: dateHref(row.id), label: words.name(row) }}
      actions={<PrintButton>{t('print')}</PrintButton>}
    >
      {people.length === 0 ? <Text>{t('list.nobody')}</Text> : <NameBadges row={row} people={people} />}
    </OfficePage>
  )
}
