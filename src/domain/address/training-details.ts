import { defaultLanguage, type Language } from '../language.ts'
import { type CertificationSlug, certificationBySlug, certificationHref } from '../workshop/certification.ts'
import { languageAndRest, normalisePath } from './paths.ts'

/**
 * The workshop in an old workshop address: '/trainings/details/2019/fl2d-wien' → fl2d-wien, German (docs/product.md#earlier-addresses). Null for any
 * other path.
 */
export function trainingDetails(path: string): { workshop: string; language: Language } | null {
  const { language, behind } = languageAndRest(normalisePath(path))
  const [, trainings, details, ...rest] = behind.split('/')
  if (trainings !== 'trainings' || details !== 'details') return null
  return { workshop: rest.at(-1) ?? '', language: language ?? defaultLanguage }
}

/** The current address of such a workshop: the page of its category, or the list when the workshop is unknown. */
export function trainingDetailsHref(category: CertificationSlug | null, language: Language): string {
  const certification = category && certificationBySlug(category)
  return certification ? certificationHref(language, certification) : `/${language}/workshops`
}
