import { useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { servicePortsContext } from '#features/context.ts'
import { dateChoice, dateOptions } from '#features/workshops/office/date-row.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { countryOptions } from '#i18n/countries.ts'
import { pagesByPlace, placeOf } from '#lists/list-query.ts'
import type { ListFilters } from '#lists/list-search-form.tsx'
import { OfficeList } from '#lists/office-list.tsx'
import type { Option } from '#ui/field.tsx'
import type { Route } from './+types/bookings'
import { type AskedBookings, askedBookings, outstandingStates, searchOf, shownStates } from './asked-bookings.ts'
import { BookingRows, bookingRow } from './booking-rows.tsx'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

const path = '/office/bookings'

/** The list of bookings, newest first; filters are in the query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { now } = context.get(clockContext)
  const { preferredLanguage: language } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const search = askedBookings(query)
  const at = now()
  const choices = await ports.reads.dates.choices(at, search.workshop)
  const { bookings, next } = await ports.reads.bookings.search(searchOf(search, viennaDay(at)), placeOf(query))
  return {
    search,
    rows: bookings.map((booking) => bookingRow(booking, at)),
    pages: pagesByPlace(path, query, { count: bookings.length, next }),
    countries: countryOptions(language),
    workshops: dateOptions(
      choices.map((date) => dateChoice(date)),
      messagesOf(language),
      language,
    ),
  }
}

export const headers = () => noTraces

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeBookings')
  const { search, rows, pages, countries, workshops } = loaderData
  const filters = useBookingFilters({ search, countries, workshops })
  return (
    <OfficePage title={t('title')} actions={<a href="/office/dates">{t('bookFor')}</a>}>
      <OfficeList path={path} filters={filters} count={rows.length} pages={pages} empty={t('empty')}>
        <BookingRows rows={rows} />
      </OfficeList>
    </OfficePage>
  )
}

interface AskedOf {
  search: AskedBookings
  countries: readonly Option[]
  workshops: readonly Option[]
}

function useBookingFilters({ search, countries, workshops }: AskedOf): ListFilters {
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
