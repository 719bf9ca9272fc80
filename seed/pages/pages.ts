import type { StarterPage } from '#content/documents/starter-content.ts'
import { companyPages } from './company-pages.ts'
import { germanStart } from './de/start.ts'
import { englishStart } from './en/start.ts'
import { legalPages } from './legal-pages.ts'
import { methodPages } from './method-pages.ts'
import { offerPages } from './offer-pages.ts'
import { twins } from './twins.ts'
import { workshopPages } from './workshop-pages.ts'

/** Every page of the seed world, in both languages. */
export const pages: readonly StarterPage[] = [
  ...twins('/', germanStart, englishStart),
  ...workshopPages,
  ...methodPages,
  ...offerPages,
  ...companyPages,
  ...legalPages,
]
