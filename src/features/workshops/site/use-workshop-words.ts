import { useLocale, useTranslations } from 'use-intl'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { cityName, formatDateRange, formatPlace, formatSessions, zoneName } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatPrice } from '#i18n/format-money.ts'
import type { LiveView, WorkshopView } from './workshop-view.ts'

const halfDayHours = 5

/** Texts about a workshop date in the visitor's language. */
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
  function fullPlace({ live }: WorkshopView): string {
    return live?.location ? formatPlace(live.location, language) : t('online')
  }

  /** '2 Tage' or '4 Halbtage' */
  function duration({ sessions }: LiveView): string {
    const half = sessions.every(({ startsAt, endsAt }) => hoursBetween(startsAt, endsAt) <= halfDayHours)
    return half ? t('halfDays', { count: sessions.length }) : t('days', { count: sessions.length })
  }

  /** '09:00–17:00 Uhr', online with its zone: '09:00–13:00 Uhr, Mitteleuropäische Zeit'. Undefined when the days differ. */
  function hours(live: LiveView): string | undefined {
    const times = formatSessions(live.sessions, live.zone, language).map((line) =>
      line.slice(line.lastIndexOf(', ') + 2),
    )
    if (new Set(times).size > 1) return undefined
    return live.delivery === 'online' ? `${times[0]}, ${zoneName(live.zone, language)}` : times[0]
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

function hoursBetween(startsAt: string, endsAt: string): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000
}

export function stickerOf(certification: CertificationSlug): string {
  return `/stickers/${certification}.svg`
}
