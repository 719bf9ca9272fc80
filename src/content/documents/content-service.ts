import type { ContentService } from '../ports/content-service.ts'
import type { ContentDatabase } from './content-database.ts'
import type { LoggedParts } from './logged-parts.ts'
import { mediaServiceOn } from './media-service.ts'
import { menuServiceOn } from './menu-service.ts'
import { createPageService, type ServiceParts } from './page-service.ts'
import { type PostServiceParts, postServiceOn } from './post-service.ts'
import { testimonialServiceOn } from './testimonial-service.ts'
import { trainerServiceOn } from './trainer-service.ts'

/** Everything that the office does with the embedded content. */
export function contentServiceOn(
  db: ContentDatabase,
  parts: ServiceParts & PostServiceParts & LoggedParts,
): ContentService {
  return {
    pages: createPageService(db, parts),
    media: mediaServiceOn(db, parts),
    posts: postServiceOn(db, parts),
    testimonials: testimonialServiceOn(db, parts),
    trainers: trainerServiceOn(db, parts),
    menus: menuServiceOn(db, parts),
  }
}
