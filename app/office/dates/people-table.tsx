import { useTranslations } from 'use-intl'
import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import type { PersonRow } from './date-view.ts'
import styles from './record-table.module.css'

/** Who takes part, what they eat, and whether they came. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('officeDates.people')
  const isNoted = people.some(({ attended }) => attended !== null)
  const came = (attended: boolean | null) => {
    if (attended === null) return '–'
    return attended ? t('came') : t('stayedAway')
  }
  return (
    <section id="people" aria-labelledby="people-title">
      <Heading level={2} size="small" id="people-title">
        {t('title', { count: people.length })}
      </Heading>
      {people.length === 0 ? (
        <Text tone="quiet">{t('nobody')}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('company')}</th>
              <th scope="col">{t('meal')}</th>
              {isNoted && <th scope="col">{t('attended')}</th>}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, email, company, meal, attended }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small>{email}</small>
                </th>
                <td data-label={t('company')}>{company ?? '–'}</td>
                <td data-label={t('meal')}>{meal ?? '–'}</td>
                {isNoted && <td data-label={t('attended')}>{came(attended)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
