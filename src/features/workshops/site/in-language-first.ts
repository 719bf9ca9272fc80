import type { Language } from '#domain/language.ts'
import type { WorkshopView } from './workshop-view.ts'

/** Those held in the visitor's language first, each part in the order it had. */
export function inLanguageFirst(workshops: readonly WorkshopView[], language: Language): WorkshopView[] {
  const isFirst = (workshop: WorkshopView) => workshop.language === language
  return [...workshops.filter(isFirst), ...workshops.filter((workshop) => !isFirst(workshop))]
}
