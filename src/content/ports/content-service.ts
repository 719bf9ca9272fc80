import type { PageService, PostService } from './documents.ts'
import type { MediaService } from './office-media.ts'
import type { MenuService } from './office-menus.ts'
import type { TestimonialService } from './office-testimonials.ts'
import type { TrainerService } from './office-trainers.ts'

/** What the office does with the content of the site. There is none where the content comes from another system. */
export interface ContentService {
  pages: PageService
  media: MediaService
  posts: PostService
  testimonials: TestimonialService
  trainers: TrainerService
  menus: MenuService
}
