import type { MenuItem, MenuPlace, SiteMenus } from '#domain/content/menu.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Trainer, TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { PageService, PostService } from './documents.ts'
import type { MediaService } from './pictures.ts'

interface OfficeMenu {
  place: MenuPlace
  language: Language
  items: MenuItem[]
  /** 0 until the menu is first saved. */
  revision: number
}

export interface MenuService {
  find(place: MenuPlace, language: Language): Promise<OfficeMenu>
  /** Published at once. */
  save(menu: OfficeMenu, by: MemberActor): Promise<Result<object, Refusal<'stale'>>>
  /** The menus shown by the frame; a menu that was never saved is missing. */
  shown(language: Language): Promise<Partial<SiteMenus>>
  /** The possible link targets: published pages. */
  targets(language: Language): Promise<string[]>
}

/** The office's content operations. Not available for a remote content source. */
export interface ContentService {
  pages: PageService
  media: MediaService
  posts: PostService
  testimonials: TestimonialService
  trainers: TrainerService
  menus: MenuService
}

/** The person and the text; null in a language that does not have it. */
export type TextsByLanguage = Record<Language, { author: string; role: string; message: string } | null>

/** What both languages have. */
interface Ties {
  company: string
  workshop: CertificationSlug | null
  trainer: string | null
  isPublished: boolean
}

export interface OfficeTestimonial extends Ties {
  slug: string
  texts: TextsByLanguage
  revision: number
}

export interface TestimonialService {
  /** In the order of the site. */
  all(): Promise<OfficeTestimonial[]>
  /** Added at the end; its name is derived from the person. */
  create(testimonial: Ties & { texts: TextsByLanguage }, by: MemberActor): Promise<string>
  save(testimonial: OfficeTestimonial, by: MemberActor): Promise<Result<object, Refusal<'stale' | 'unknown'>>>
  /** One place up or down; at the edge nothing changes. */
  move(slug: string, way: 'up' | 'down'): Promise<void>
  remove(slug: string, by: MemberActor): Promise<void>
}

export interface WrittenTrainer {
  name: string
  texts: TrainerTexts
  languages: Language[]
  workshops: CertificationSlug[]
  links: string[]
  picture: LinkPicture | null
  /** Unpublished trainers are visible in the office only. */
  isPublished: boolean
}

export interface OfficeTrainer extends WrittenTrainer {
  id: string
  revision: number
}

/** The trainers, for the office. Names are unique; workshop dates follow a renaming. */
export interface TrainerService {
  /** In the order of the site. */
  all(): Promise<OfficeTrainer[]>
  shown(language: Language): Promise<Trainer[]>
  create(trainer: WrittenTrainer, by: MemberActor): Promise<Result<object, Refusal<'taken'>>>
  save(trainer: OfficeTrainer, by: MemberActor): Promise<Result<object, Refusal<'stale' | 'taken' | 'unknown'>>>
  move(id: string, way: 'up' | 'down'): Promise<void>
  remove(id: string, by: MemberActor): Promise<void>
}
