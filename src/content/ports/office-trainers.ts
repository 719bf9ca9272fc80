import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Trainer, TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** The editable fields of a trainer. */
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
  /** Published trainers, with texts in the language of a page. */
  shown(language: Language): Promise<Trainer[]>
  /** Appends to the list. */
  create(trainer: WrittenTrainer, by: MemberActor): Promise<Result<object, Refusal<'taken'>>>
  save(trainer: OfficeTrainer, by: MemberActor): Promise<Result<object, Refusal<'stale' | 'taken' | 'unknown'>>>
  /** One position up or down; at the edge nothing changes. */
  move(id: string, way: 'up' | 'down'): Promise<void>
  remove(id: string, by: MemberActor): Promise<void>
}
