import { useTranslations } from 'use-intl'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { OfficeTable } from '../office-table.tsx'
import type { PersonRow } from './date-view.ts'

/** Who takes part, what they eat, and whether they came. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('officeDates.people')
  const title = t('title', { count: people.length })
  const isNoted = people.some(({ attended }) => attended !== null)
  const came = (attended: boolean | null) => {
    if (attended === null) return '–'
    return attended ? t('came') : t('stayedAway')
  }
  return (
    <section id="people" aria-labelledby="people-title">
      <Stack gap="small">
        <Heading level={2} size="small" id="people-title">
          {title}
        </Heading>
        {people.length === 0 && <Text tone="quiet">{t('nobody')}</Text>}
        {people.length > 0 && (
          <OfficeTable
            caption={title}
            columns={[t('name'), t('company'), t('meal'), ...(isNoted ? [t('attended')] : [])]}
            rows={people.map(({ id, name, email, company, meal, attended }) => ({
              key: id,
              head: name,
              note: email,
              cells: [company ?? '–', meal ?? '–', ...(isNoted ? [came(attended)] : [])],
            }))}
          />
        )}
      </Stack>
    </section>
  )
}
