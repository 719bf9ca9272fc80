import type { Bilingual, Language } from '../language.ts'
import { certifications } from '../workshop/certification.ts'

/** Why the address of a page cannot change: it is where everybody begins, the program puts workshops there, contracts and forms name it, or the program itself links to it. */
export type FixedReason = 'start' | 'workshops' | 'law' | 'linked'

const fixed: readonly [FixedReason, Bilingual[]][] = [
  ['start', [same('/')]],
  ['workshops', [same('/workshops'), ...certifications.map(({ path }) => same(`/workshops/${path}`))]],
  [
    'law',
    [
      { de: '/impressum', en: '/imprint' },
      { de: '/agb', en: '/terms' },
      { de: '/datenschutzerklaerung', en: '/privacy' },
    ],
  ],
  [
    'linked',
    [
      same('/consulting'),
      { de: '/ueber-uns', en: '/about' },
      { de: '/was-ist-self-paced', en: '/what-is-self-paced' },
      same('/flight-levels-now'),
      { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' },
    ],
  ],
]

/** Null for a page whose address its editors may choose. `uri` is the path behind the language. */
export function whyFixed(uri: string, language: Language): FixedReason | null {
  return fixed.find(([, uris]) => uris.some((both) => both[language] === uri))?.[0] ?? null
}

function same(uri: string): Bilingual {
  return { de: uri, en: uri }
}
