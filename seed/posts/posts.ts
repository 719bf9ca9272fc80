import type { StarterPost } from '#content/documents/starter-content.ts'
import { type Bilingual, languages } from '#domain/language.ts'
import { type Drawing, drawn } from '../pages/drawings.ts'
import { aoife, henning, priya, type Trainer, theresa, valentin } from '../trainers.ts'
import { germanFinishFirst } from './de/finish-first.ts'
import { germanFourNumbers } from './de/four-numbers.ts'
import { germanMissingBoard } from './de/missing-board.ts'
import { germanOneMeeting } from './de/one-meeting.ts'
import { germanResistance } from './de/resistance.ts'
import { germanStrategy } from './de/strategy.ts'
import { englishFinishFirst } from './en/finish-first.ts'
import { englishFourNumbers } from './en/four-numbers.ts'
import { englishMissingBoard } from './en/missing-board.ts'
import { englishOneMeeting } from './en/one-meeting.ts'
import { englishResistance } from './en/resistance.ts'
import { englishStrategy } from './en/strategy.ts'
import type { PostText } from './post-blocks.ts'

interface PostPair {
  /** The German one names the pair. */
  slug: Bilingual
  author: Trainer
  tags: readonly (keyof typeof tagNames)[]
  drawing: Drawing
  /** How old it is when the world begins. */
  daysOld: number
  de: PostText
  en: PostText
}

const tagNames = {
  koordination: { slug: { de: 'koordination', en: 'coordination' }, name: { de: 'Koordination', en: 'Coordination' } },
  strategie: { slug: { de: 'strategie', en: 'strategy' }, name: { de: 'Strategie', en: 'Strategy' } },
  praxis: { slug: { de: 'praxis', en: 'practice' }, name: { de: 'Aus der Praxis', en: 'From practice' } },
  fuehrung: { slug: { de: 'fuehrung', en: 'leadership' }, name: { de: 'Führung', en: 'Leadership' } },
  messen: { slug: { de: 'messen', en: 'measuring' }, name: { de: 'Messen', en: 'Measuring' } },
}

const pairs: readonly PostPair[] = [
  {
    slug: { de: 'das-board-das-euch-fehlt', en: 'the-board-you-dont-have-yet' },
    author: theresa,
    tags: ['koordination', 'praxis'],
    drawing: 'post-board',
    daysOld: 11,
    de: germanMissingBoard,
    en: englishMissingBoard,
  },
  {
    slug: { de: 'strategie-ist-kein-dokument', en: 'a-strategy-is-not-a-document' },
    author: valentin,
    tags: ['strategie', 'fuehrung'],
    drawing: 'post-strategy',
    daysOld: 25,
    de: germanStrategy,
    en: englishStrategy,
  },
  {
    slug: { de: 'fertig-ist-das-neue-schnell', en: 'finished-is-the-new-fast' },
    author: henning,
    tags: ['praxis', 'strategie'],
    drawing: 'post-finish',
    daysOld: 46,
    de: germanFinishFirst,
    en: englishFinishFirst,
  },
  {
    slug: { de: 'ein-treffen-statt-dreier', en: 'one-meeting-instead-of-three' },
    author: priya,
    tags: ['koordination'],
    drawing: 'post-meeting',
    daysOld: 74,
    de: germanOneMeeting,
    en: englishOneMeeting,
  },
  {
    slug: { de: 'vier-zahlen-fuer-die-mittlere-hoehe', en: 'four-numbers-for-the-altitude-in-between' },
    author: priya,
    tags: ['messen', 'koordination'],
    drawing: 'post-numbers',
    daysOld: 109,
    de: germanFourNumbers,
    en: englishFourNumbers,
  },
  {
    slug: { de: 'widerstand-ist-eine-auskunft', en: 'resistance-is-information' },
    author: aoife,
    tags: ['fuehrung'],
    drawing: 'post-resistance',
    daysOld: 151,
    de: germanResistance,
    en: englishResistance,
  },
]

/** Every post of the seed world when it begins at `now`, in both languages, newest first. They appear at eight in the morning in Vienna. */
export function posts(now: Temporal.Instant): StarterPost[] {
  const today = now.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return pairs.flatMap(({ slug, author, tags, drawing, daysOld, de, en }) => {
    const morning = today.subtract({ days: daysOld }).toZonedDateTime({ timeZone: 'Europe/Vienna', plainTime: '08:00' })
    const publishedAt = morning.toInstant().toString()
    return languages.map((language): StarterPost => {
      const { pictureAlt, ...text } = { de, en }[language]
      return {
        ...text,
        language,
        slug: slug[language],
        author: author.name,
        tags: tags.map((tag) => ({ slug: tagNames[tag].slug[language], name: tagNames[tag].name[language] })),
        picture: { ...drawn(drawing), alt: pictureAlt },
        translationGroup: slug.de,
        publishedAt,
      }
    })
  })
}
