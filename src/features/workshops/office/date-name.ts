import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

const slug = /^(?<kind>[a-z\d]+)-.+-(?<day>\d{4}-\d{2}-\d{2})(?:-\d+)?$/

/** 'FL2D, 19. Jänner 2027' for the slug 'fl2d-wien-2027-01-19' of a date, also when it has moved since; null for any other text. */
export function dateNameOf(text: string, language: Language): string | null {
  const { kind = '', day = '' } = slug.exec(text)?.groups ?? {}
  const code = certificationBySlug(kind)?.code
  return code ? `${code}, ${formatDateTime(day, { language })}` : null
}
