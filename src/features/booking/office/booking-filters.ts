import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { cityName, formatDateTime } from '#i18n/format-dates.ts'
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

/** A workshop date in a list to choose from: 'FL2D, 19. Jänner 2027, Wien'. */
export function workshopOption(date: WorkshopDate, language: Language): Option {
  const code = certificationBySlug(date.certification)?.code ?? date.certification
  if (date.delivery === 'self-paced') return { value: date.slug, label: `${code}, Self-paced` }
  const day = formatDateTime(date.sessions[0]?.startsAt.toString(), { language, zone: date.zone })
  const place = date.location ? cityName(date.location.city, language) : 'Online'
  return { value: date.slug, label: [code, day, place].join(', ') }
}
