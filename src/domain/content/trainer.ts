import { type Language, languages } from '../language.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { LinkPicture } from './search-engine.ts'

/** Role and text of a trainer, in the languages that have them. Plain text. */
export type TrainerTexts = Partial<Record<Language, { role: string; text: string }>>

/** A trainer as shown on a page in one language (docs/product.md#trainers). */
export interface Trainer {
  id: string
  name: string
  role: string
  /** A blank line separates paragraphs. */
  text: string
  /** The language of role and text, where it is not that of the page. */
  writtenIn?: Language
  languages: Language[]
  workshops: CertificationSlug[]
  /** URLs of pages about the trainer elsewhere. */
  links: string[]
  picture: LinkPicture | null
}

/** The texts in this language, or in the other one as a fallback. */
export function trainerText(texts: TrainerTexts, language: Language): Pick<Trainer, 'role' | 'text' | 'writtenIn'> {
  const own = texts[language]
  if (own) return own
  const other = languages.find((one) => texts[one])
  const text = other && texts[other]
  return text ? { ...text, writtenIn: other } : { role: '', text: '' }
}

/** The trainers with these ids, in that order; without ids, all who teach this workshop. */
export function teachersOf<Known extends Pick<Trainer, 'id' | 'workshops'>>(
  all: readonly Known[],
  { ids, workshop }: { ids?: readonly string[] | undefined; workshop: CertificationSlug },
): Known[] {
  if (ids === undefined) return all.filter(({ workshops }) => workshops.includes(workshop))
  return ids.flatMap((id) => all.filter((trainer) => trainer.id === id))
}

const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
}

/** The label of a link: 'LinkedIn', or its host: 'example.org'. */
export function linkName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return networks[host] ?? host
}
