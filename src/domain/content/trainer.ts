import { type Language, languages } from '../language.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { LinkPicture } from './search-engine.ts'

/** What is said of a trainer, in the languages that have it. Plain text. */
export type TrainerTexts = Partial<Record<Language, { role: string; text: string }>>

/** Who teaches, as a page in one language shows it (docs/product.md#trainers). */
export interface Trainer {
  id: string
  name: string
  role: string
  text: string
  /** Taught in. */
  languages: Language[]
  workshops: CertificationSlug[]
  /** Addresses of pages about this person elsewhere. */
  links: string[]
  picture: LinkPicture | null
}

/** The texts of a page in this language; those of the other one where it has none. */
export function trainerText(texts: TrainerTexts, language: Language) {
  const known = [language, ...languages].flatMap((one) => texts[one] ?? [])
  return known[0] ?? { role: '', text: '' }
}

/** Those with these ids, in their order; without ids all who teach this workshop. */
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

/** What a link is called: 'LinkedIn', or where it leads: 'example.org'. */
export function linkName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return networks[host] ?? host
}
