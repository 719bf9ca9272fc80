import type { StarterPage } from '#content/documents/starter-content.ts'
import { germanAccessibility } from './de/accessibility.ts'
import { germanImprint } from './de/imprint.ts'
import { germanPrivacy } from './de/privacy.ts'
import { germanTerms } from './de/terms.ts'
import { englishAccessibility } from './en/accessibility.ts'
import { englishImprint } from './en/imprint.ts'
import { englishPrivacy } from './en/privacy.ts'
import { englishTerms } from './en/terms.ts'
import { twins } from './twins.ts'

/** What the law asks a booking site in Austria to say. Samples: whoever runs the site has them checked. */
export const legalPages: readonly StarterPage[] = [
  ...twins({ de: '/impressum', en: '/imprint' }, germanImprint, englishImprint),
  ...twins({ de: '/agb', en: '/terms' }, germanTerms, englishTerms),
  ...twins({ de: '/datenschutzerklaerung', en: '/privacy' }, germanPrivacy, englishPrivacy),
  ...twins({ de: '/barrierefreiheit', en: '/accessibility' }, germanAccessibility, englishAccessibility),
]
