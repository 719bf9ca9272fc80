import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { cityName } from '#i18n/format-place.ts'
import type { Option } from '#ui/select.tsx'

/** A workshop date in a list to choose from: 'FL2D, 19. Jänner 2027, Wien'. */
export function workshopOption(date: WorkshopDate, language: Language): Option {
  const code = certificationBySlug(date.certification)?.code ?? date.certification
  if (date.delivery === 'self-paced') return { value: date.slug, label: `${code}, Self-paced` }
  const day = formatDateTime(date.sessions[0]?.startsAt.toString(), { language, zone: date.zone })
  const place = date.location ? cityName(date.location.city, language) : 'Online'
  return { value: date.slug, label: [code, day, place].join(', ') }
}
