import type { MediaDesk } from './office-media.ts'
import type { MenuDesk } from './office-menus.ts'
import type { PostDesk } from './office-posts.ts'
import type { TestimonialDesk } from './office-testimonials.ts'
import type { PageDesk } from './page-desk.ts'

/** What the office does with the content of the site. There is none where the content comes from another system. */
export interface ContentDesk {
  pages: PageDesk
  media: MediaDesk
  posts: PostDesk
  testimonials: TestimonialDesk
  menus: MenuDesk
}
