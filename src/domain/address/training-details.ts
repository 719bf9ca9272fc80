import { defaultLanguage, type Language } from '../language.ts'
import { type CertificationSlug, certificationBySlug, certificationHref } from '../workshop/certification.ts'
import { languageAndRest, normalisePath } from './paths.ts'

/**
 * What an old address of a workshop asks for: '/trainings/details/2019/fl2d-wien' → the workshop fl2d-wien, in German (docs/product.md#earlier-addresses).
 * Null for any other path.
 */
export function trainingDetails(path: string): { workshop: string; language: Language } | null {
  const { language, behind } = languageAndRest(normalisePath(path))
  const [, trainings, details, ...rest] = behind.split('/')
  if (trainings !== 'trainings' || details !== 'details') return null
  return { workshop: rest.at(-1) ?? '', language: language ?? defaultLanguage }
}

/** The present address of such a workshop: the page of its category, or the list when it is not known (any more). */
export function trainingDetailsHref(category: CertificationSlug | null, language: Language): string {
  const certification = category && certificationBySlug(category)
  return certification ? certificationHref(language, certification) : `/${language}/workshops`
}
