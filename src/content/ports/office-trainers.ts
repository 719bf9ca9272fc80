import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Trainer, TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** What the office writes of a trainer. */
export interface WrittenTrainer {
  name: string
  texts: TrainerTexts
  languages: Language[]
  workshops: CertificationSlug[]
  links: string[]
  picture: LinkPicture | null
  /** Others are seen by the office only. */
  isPublished: boolean
}

export interface OfficeTrainer extends WrittenTrainer {
  id: string
  revision: number
}

/** Who teaches, in the hands of the office. A name belongs to one of them; workshop dates follow when it changes. */
export interface TrainerService {
  /** In the order of the site. */
  all(): Promise<OfficeTrainer[]>
  /** Those that visitors see, in the words of a page. */
  shown(language: Language): Promise<Trainer[]>
  /** At the end of all. */
  create(trainer: WrittenTrainer, by: MemberActor): Promise<'saved' | 'taken'>
  save(trainer: OfficeTrainer, by: MemberActor): Promise<'saved' | 'stale' | 'taken' | 'unknown'>
  /** One place up or down; at the edge nothing changes. */
  move(id: string, way: 'up' | 'down'): Promise<void>
  remove(id: string, by: MemberActor): Promise<void>
}
