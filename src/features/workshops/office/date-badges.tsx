import { useTranslations } from 'use-intl'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { PrintButton } from '#ui/button.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/date-badges'
import { dateHref } from './date-row.ts'
import { type DateView, dateView } from './date-view.ts'
import { useDateWords } from './date-words.tsx'
import styles from './dates.module.css'
import { ownRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** Name badges on paper: ten on a sheet of A4, 85 by 54 mm. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await ownRecord(context, params.date)
  const { row, people } = dateView(record, context.get(clockContext).now())
  // A person whose data was erased has no name to print.
  return { title: screenTitle(context, 'badges', row), row, people: people.filter(({ name }) => name !== '') }
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

/** One card for each person, the first name to be read across a room. */
function NameBadges({ row, people }: Pick<DateView, 'row' | 'people'>) {
  const words = useDateWords()
  return (
    <ul className={styles.badgeSheet}>
      {people.map(({ id, firstName, name, company }) => (
        <li key={id} className={styles.badge}>
          <b>{firstName}</b>
          <span>{name}</span>
          {company && <span>{company}</span>}
          <small>
            {row.title} · {words.dates(row)}
          </small>
        </li>
      ))}
    </ul>
  )
}
