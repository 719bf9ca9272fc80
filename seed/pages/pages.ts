import type { StarterPage } from '#cms/starter-content.ts'
import { languages } from '#domain/language.ts'
import { certificationByPath } from '#domain/workshop/certification.ts'
import type { PageText } from './blocks.ts'
import { germanFlightLevel2Design } from './de/flight-level-2-design.ts'
import { germanFlightLevel3Design } from './de/flight-level-3-design.ts'
import { germanChangeLeadership } from './de/flight-levels-change-leadership.ts'
import { germanCoachProgram } from './de/flight-levels-coach-program.ts'
import { germanIntroduction } from './de/flight-levels-introduction.ts'
import { germanSystemsArchitecture } from './de/flight-levels-systems-architecture.ts'
import { germanStart } from './de/start.ts'
import { germanWorkshops } from './de/workshops.ts'
import { englishFlightLevel2Design } from './en/flight-level-2-design.ts'
import { englishFlightLevel3Design } from './en/flight-level-3-design.ts'
import { englishChangeLeadership } from './en/flight-levels-change-leadership.ts'
import { englishCoachProgram } from './en/flight-levels-coach-program.ts'
import { englishIntroduction } from './en/flight-levels-introduction.ts'
import { englishSystemsArchitecture } from './en/flight-levels-systems-architecture.ts'
import { englishStart } from './en/start.ts'
import { englishWorkshops } from './en/workshops.ts'

/** Every page of the seed world, in both languages. */
export const pages: readonly StarterPage[] = [
  ...twins('/', germanStart, englishStart),
  ...twins('/workshops', germanWorkshops, englishWorkshops),
  ...workshopTwins('flight-levels-introduction', germanIntroduction, englishIntroduction),
  ...workshopTwins('flight-level-2-design', germanFlightLevel2Design, englishFlightLevel2Design),
  ...workshopTwins('flight-level-3-design', germanFlightLevel3Design, englishFlightLevel3Design),
  ...workshopTwins('flight-levels-systems-architecture', germanSystemsArchitecture, englishSystemsArchitecture),
  ...workshopTwins('flight-levels-change-leadership', germanChangeLeadership, englishChangeLeadership),
  ...workshopTwins('flight-levels-coach-program', germanCoachProgram, englishCoachProgram),
]

/** A page and its translation, which share their address behind the language. */
function twins(uri: string, de: PageText, en: PageText): StarterPage[] {
  const texts = { de, en }
  return languages.map((language) => ({ ...texts[language], language, uri, translationGroup: uri }))
}

function workshopTwins(path: string, de: PageText, en: PageText): StarterPage[] {
  const trainingCategoryId = certificationByPath(path)?.wpCategoryId
  return twins(`/workshops/${path}`, de, en).map((page) => ({ ...page, trainingCategoryId }))
}
