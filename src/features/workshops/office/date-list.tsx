import { useLocale, useTranslations } from 'use-intl'
import { languageTable } from '#domain/language.ts'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatPlace } from '#i18n/format-dates.ts'
import { PrintButton } from '#ui/button.tsx'
import type { Route } from './+types/date-list'
import { dateHref, daysOf } from './date-row.ts'
import { type DateView, dateView } from './date-view.ts'
import { useDateWords } from './date-words.tsx'
import styles from './dates.module.css'
import { ownRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'see-dates' } satisfies OfficeHandle

/** The participant list on paper: names, companies, meals, what was booked with the seat, and a place to sign for each day. */
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

function ParticipantList({ row, people, location }: Pick<DateView, 'row' | 'people' | 'location'>) {
  const t = useTranslations('officeDates.list')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const language = useLocale()
  const words = useDateWords()
  const addOns = useTranslations('officeDates.people')
  const hasAddOns = people.some(({ addOn }) => addOn !== null)
  const days = daysOf(row)
  const short = new Intl.DateTimeFormat(languageTable[language].locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  })
  return (
    <div className={styles.sheet}>
      <h2>
        {row.title}, {words.dates(row)}
      </h2>
      <p>
        {location ? formatPlace(location, language) : words.place(row)} · {words.trainers(row)}
      </p>
      {people.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('company')}</th>
              <th scope="col">{t('meal')}</th>
              {hasAddOns && <th scope="col">{addOns('addOn')}</th>}
              {days.map((day) => (
                <th key={day} scope="col" className={styles.day}>
                  {short.format(new Date(`${day}T00:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, company, meal, addOn }) => (
              <tr key={id}>
                <th scope="row">{name || erased('name')}</th>
                <td>{company}</td>
                <td>{meal}</td>
                {hasAddOns && <td>{addOn && addOns(`addOns.${addOn}`)}</td>}
                {days.map((day) => (
                  <td key={day} className={styles.day} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
