import type { StarterTerm } from '#content/documents/starter-content.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { library } from './library.ts'
import { menus } from './menus.ts'
import { pages } from './pages/pages.ts'
import { posts } from './posts/posts.ts'
import { registrations } from './registrations.ts'
import { testimonials } from './testimonials.ts'
import { trainers } from './trainer-pages.ts'
import { workshopDates } from './workshop-dates.ts'

/** The named world at its start at `now`: what the demo starts with and the tests refer to. */
export function demoWorld(now: Temporal.Instant) {
  return {
    workshopDates: workshopDates(now),
    registrations: registrations(now),
    content: { pages, terms, posts: posts(now), menus, testimonials, trainers, media: library },
  }
}

/** The CERTIFICATION terms, with their numbers (docs/product.md#certifications). */
const terms: readonly StarterTerm[] = certifications.map(({ slug, wpCategoryId }) => ({
  taxonomy: 'CERTIFICATION',
  slug,
  databaseId: wpCategoryId,
}))
