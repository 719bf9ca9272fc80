import { useLocale, useTranslations } from 'use-intl'
import { languages } from '#domain/language.ts'
import { cityName } from '#i18n/format-dates.ts'
import { FilterForm } from '#ui/filter-form.tsx'
import type { kinds, WorkshopFilter } from './workshop-filter.ts'

interface WorkshopFilterFormProps {
  filter: WorkshopFilter
  places: readonly string[]
  /** What the filter left, in words. */
  result: string
}

/** Narrows the workshop list down by kind, language and place. */
export function WorkshopFilterForm({ filter, places, result }: WorkshopFilterFormProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  return (
    <FilterForm
      action={`/${language}/workshops`}
      label={t('filter')}
      result={result}
      applyLabel={t('apply')}
      groups={[
        {
          name: 'kind',
          legend: t('filterKind'),
          value: filter.kind,
          options: [
            { value: '', label: t('all') },
            ...kindNames.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          ],
        },
        {
          name: 'language',
          legend: t('filterLanguage'),
          value: filter.language,
          options: [
            { value: '', label: t('all') },
            ...languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ],
        },
        {
          name: 'place',
          legend: t('filterPlace'),
          value: filter.place,
          isMany: true,
          options: [
            { value: '', label: t('anywhere') },
            ...places.map((value) => ({
              value,
              label: isWord(value) ? t(`places.${value}`) : cityName(value, language),
            })),
          ],
        },
        {
          name: 'buyer',
          legend: t('filterBuyer'),
          value: filter.buyer,
          isView: true,
          options: [
            { value: '', label: t('buyers.company') },
            { value: 'private', label: t('buyers.private') },
          ],
        },
      ]}
    />
  )
}

const kindNames = ['start', 'design', 'leadership', 'coaching'] as const satisfies (keyof typeof kinds)[]

/** Places that are no cities have a word in each language. */
function isWord(place: string): place is 'online' | 'self-paced' {
  return place === 'online' || place === 'self-paced'
}
