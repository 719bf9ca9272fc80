import { useLocale, useTranslations } from 'use-intl'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { formatDateRange, formatHours, formatPlace, zoneName } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatPrice } from '#i18n/format-money.ts'
import type { Crumb } from '#ui/page-head.tsx'
import type { LiveView, WorkshopView } from './workshop-view.ts'

const halfDayHours = 5

export function useWorkshopWords() {
  const language = useLocale()
  const t = useTranslations('workshops')

  function trainers(workshop: WorkshopView): string {
    return formatList(workshop.trainers, language)
  }

  function dates({ live }: WorkshopView): string {
    return live ? formatDateRange(live, language) : t('anyTime')
  }

  /** 'Wien' or 'Live online' */
  function place({ live }: WorkshopView): string {
    if (!live) return t('badge.selfPaced')
    return live.location ? cityName(live.location.city, language) : t('online')
  }

  /** With the street. */
  function fullPlace(workshop: WorkshopView): string {
    const { live } = workshop
    return live?.location ? formatPlace(live.location, language) : place(workshop)
  }

  /** '2 Tage' or '4 Halbtage' */
  function duration({ sessions }: LiveView): string {
    const half = sessions.every(({ startsAt, endsAt }) => hoursBetween(startsAt, endsAt) <= halfDayHours)
    return half ? t('halfDays', { count: sessions.length }) : t('days', { count: sessions.length })
  }

  /** '09:00–17:00 Uhr', online with its zone: '09:00–13:00 Uhr, Mitteleuropäische Zeit'. Where days differ: 'Tag 1: 10:00–17:00 Uhr, Tag 2–4: 09:00–16:00 Uhr'. */
  function hours({ sessions, zone, delivery }: LiveView): string {
    const runs = alikeInARow(sessions.map((session) => formatHours(session, zone, language)))
    const [only, ...others] = runs
    const text =
      only && others.length === 0
        ? only.value
        : runs
            .map(({ value, from, to }) =>
              t('hoursOfDays', { days: from === to ? `${from}` : `${from}–${to}`, count: to - from + 1, hours: value }),
            )
            .join(', ')
    return delivery === 'online' ? `${text}, ${zoneName(zone, language)}` : text
  }

  return {
    dates,
    place,
    fullPlace,
    duration,
    hours,
    trainers,
    /** 'mit Theresa Moosbrugger'; undefined without trainers. */
    withTrainers: (workshop: WorkshopView) =>
      workshop.trainers.length > 0 ? t('withTrainers', { trainers: trainers(workshop) }) : undefined,
    taughtIn: (workshop: WorkshopView) => t(`languages.${workshop.language}`),
    price: ({ price }: WorkshopView) => formatPrice(price, language),
  }
}

/** Equal values that follow each other, with the numbers of the first and the last, from 1. */
function alikeInARow(values: readonly string[]): { value: string; from: number; to: number }[] {
  const runs: { value: string; from: number; to: number }[] = []
  for (const [index, value] of values.entries()) {
    const run = runs.at(-1)
    if (run?.value === value) run.to = index + 1
    else runs.push({ value, from: index + 1, to: index + 1 })
  }
  return runs
}

function hoursBetween(startsAt: string, endsAt: string): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000
}

export function stickerOf(certification: CertificationSlug): string {
  return `/stickers/${certification}.svg`
}

export function useCrumbs(): Crumb[] {
  const t = useTranslations('workshops')
  const language = useLocale()
  return [
    { href: `/${language}`, label: t('start') },
    { href: `/${language}/workshops`, label: t('title') },
  ]
}
