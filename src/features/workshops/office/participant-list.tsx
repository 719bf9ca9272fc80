import { useLocale, useTranslations } from 'use-intl'
import { languageTable } from '#domain/language.ts'
import { formatPlace } from '#i18n/format-dates.ts'
import { daysOf } from './date-row.ts'
import type { DateView } from './date-view.ts'
import styles from './participant-list.module.css'
import { useDateWords } from './use-date-words.ts'

/** Participants with a box for each day: read on screen, meant for paper. */
export function ParticipantList({ row, people, location }: Pick<DateView, 'row' | 'people' | 'location'>) {
  const t = useTranslations('officeDates.list')
  const language = useLocale()
  const words = useDateWords()
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
              {days.map((day) => (
                <th key={day} scope="col" className={styles.day}>
                  {short.format(new Date(`${day}T00:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, company, meal }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{company}</td>
                <td>{meal}</td>
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
