import type { ContentDesk } from '#usecases/ports/content-desk.ts'
import type { ContentDatabase } from '../content-database.ts'
import { createPageDesk, type DeskParts } from '../page-desk.ts'
import { mediaDeskOn } from './media-desk.ts'
import { menuDeskOn } from './menu-desk.ts'
import { type PostDeskParts, postDeskOn } from './post-desk.ts'
import { testimonialDeskOn } from './testimonial-desk.ts'

/** Everything that the office does with the embedded content. */
export function contentDeskOn(db: ContentDatabase, parts: DeskParts & PostDeskParts): ContentDesk {
  return {
    pages: createPageDesk(db, parts),
    media: mediaDeskOn(db, parts),
    posts: postDeskOn(db, parts),
    testimonials: testimonialDeskOn(db, parts),
    menus: menuDeskOn(db, parts),
  }
}
