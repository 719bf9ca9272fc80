import { useTranslations } from 'use-intl'
import { certifications } from '#domain/workshop/certification.ts'
import { FilterForm } from '#ui/filter-form.tsx'
import { type DatesFilter, shownStates } from './dates-filter.ts'

interface DatesNavProps {
  filter: DatesFilter
  /** Null where only a part of them is shown. */
  count: number | null
}

/** What of the dates is shown, and how. */
export function DatesNav({ filter, count }: DatesNavProps) {
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
      action="/office/dates"
      groups={filter.view === 'calendar' ? groups.filter(({ name }) => name !== 'time') : groups}
      label={t('label')}
      result={count === null ? '' : t('result', { count })}
      applyLabel={t('apply')}
    />
  )
}
