import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { PersonRow } from './date-view.ts'

/** Who takes part, what they eat, whether they came, what they have agreed to, and their certificates. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('officeDates.people')
  const language = useLocale()
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
            columns={[
              t('name'),
              t('company'),
              t('meal'),
              ...(isNoted ? [t('attended')] : []),
              t('consents'),
              t('certificate'),
            ]}
            rows={people.map(
              ({ id, name, email, company, meal, mealConsentedAt, attended, consent, certificateCode }) => ({
                key: id,
                head: name,
                note: email,
                cells: [
                  company ?? '–',
                  meal ?? '–',
                  ...(isNoted ? [came(attended)] : []),
                  [
                    mealConsentedAt && t('mealConsent', { day: formatDateTime(mealConsentedAt, { language }) }),
                    consent && t(`consent.${consent}`),
                  ]
                    .filter(Boolean)
                    .join(', ') || '–',
                  certificateCode ? (
                    <a key="certificate" href={`/${language}/certificates/${certificateCode}`}>
                      {t('openCertificate')}
                    </a>
                  ) : (
                    '–'
                  ),
                ],
              }),
            )}
          />
        )}
      </Stack>
    </section>
  )
}
