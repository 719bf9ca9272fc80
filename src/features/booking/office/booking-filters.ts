import { useTranslations } from 'use-intl'
import type { ListFilters } from '#lists/list-search-form.tsx'
import type { Option } from '#ui/inputs.tsx'
import { type AskedBookings, outstandingStates, shownStates } from './asked-bookings.ts'

interface AskedOf {
  search: AskedBookings
  countries: readonly Option[]
  workshops: readonly Option[]
}

/** Which bookings the list shows. */
export function useBookingFilters({ search, countries, workshops }: AskedOf): ListFilters {
  const t = useTranslations('officeBookings')
  const choices = [
    { name: 'state', options: shownStates.map((value) => ({ value, label: t(`state.${value}`) })) },
    { name: 'workshop', options: workshops },
    { name: 'country', options: countries },
    {
      name: 'owed',
      options: outstandingStates.map((value) => ({ value, label: t(`search.outstandingStates.${value}`) })),
    },
  ] as const
  return {
    text: { hint: t('search.textHint'), value: search.text },
    choices: choices.map((choice) => ({ ...choice, label: t(`search.${choice.name}`), value: search[choice.name] })),
    days: (['from', 'to'] as const).map((name) => ({ name, label: t(`search.${name}`), value: search[name] })),
  }
}
