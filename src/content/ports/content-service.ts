import type { PageService, PostService } from './documents.ts'
import type { MediaService } from './office-media.ts'
import type { MenuService } from './office-menus.ts'
import type { TestimonialService } from './office-testimonials.ts'
import type { TrainerService } from './office-trainers.ts'

/** The office's content operations. Not available for a remote content source. */
export interface ContentService {
  pages: PageService
  media: MediaService
  posts: PostService
  testimonials: TestimonialService
  trainers: TrainerService
  menus: MenuService
}
