import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { cityName, formatDateTime } from '#i18n/format-dates.ts'
import { ListSearchForm } from '#lists/list-search-form.tsx'
import { type AskedBookings, outstandingStates, shownStates } from '#lists/search-params.ts'
import type { Option } from '#ui/inputs.tsx'

interface BookingSearchFormProps {
  search: AskedBookings
  countries: readonly Option[]
  workshops: readonly Option[]
}

const path = '/office/bookings'

/** Which bookings the list shows. */
export function BookingSearchForm({ search, countries, workshops }: BookingSearchFormProps) {
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
  const asksAnything = Object.values(search).some((asked) => asked !== undefined)
  return (
    <ListSearchForm
      action={path}
      text={{ label: t('search.text'), hint: t('search.textHint'), value: search.text }}
      choices={choices.map(({ name, options }) => ({
        name,
        label: t(`search.${name}`),
        value: search[name] ?? '',
        placeholder: t('search.all'),
        options,
      }))}
      days={(['from', 'to'] as const).map((name) => ({ name, label: t(`search.${name}`), value: search[name] }))}
      submit={t('search.submit')}
      clear={asksAnything ? { href: path, label: t('search.clear') } : undefined}
    />
  )
}

/** A workshop date in a list to choose from: 'FL2D, 19. Jänner 2027, Wien'. */
export function workshopOption(date: WorkshopDate, language: Language): Option {
  const code = certificationBySlug(date.certification)?.code ?? date.certification
  if (date.delivery === 'self-paced') return { value: date.slug, label: `${code}, Self-paced` }
  const day = formatDateTime(date.sessions[0]?.startsAt.toString(), { language, zone: date.zone })
  const place = date.location ? cityName(date.location.city, language) : 'Online'
  return { value: date.slug, label: [code, day, place].join(', ') }
}
