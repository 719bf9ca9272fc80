import type { StarterPage } from '#content/documents/starter-content.ts'
import { certificationByPath } from '#domain/workshop/certification.ts'
import type { PageText } from './blocks.ts'
import { germanFlightLevel2Design } from './de/flight-level-2-design.ts'
import { germanFlightLevel3Design } from './de/flight-level-3-design.ts'
import { germanChangeLeadership } from './de/flight-levels-change-leadership.ts'
import { germanCoachProgram } from './de/flight-levels-coach-program.ts'
import { germanIntroduction } from './de/flight-levels-introduction.ts'
import { germanSystemsArchitecture } from './de/flight-levels-systems-architecture.ts'
import { germanWorkshops } from './de/workshops.ts'
import { englishFlightLevel2Design } from './en/flight-level-2-design.ts'
import { englishFlightLevel3Design } from './en/flight-level-3-design.ts'
import { englishChangeLeadership } from './en/flight-levels-change-leadership.ts'
import { englishCoachProgram } from './en/flight-levels-coach-program.ts'
import { englishIntroduction } from './en/flight-levels-introduction.ts'
import { englishSystemsArchitecture } from './en/flight-levels-systems-architecture.ts'
import { englishWorkshops } from './en/workshops.ts'
import { twins } from './twins.ts'

/** The list of workshops and the page of each kind. */
export const workshopPages: readonly StarterPage[] = [
  ...twins('/workshops', germanWorkshops, englishWorkshops),
  ...kind('flight-levels-introduction', germanIntroduction, englishIntroduction),
  ...kind('flight-level-2-design', germanFlightLevel2Design, englishFlightLevel2Design),
  ...kind('flight-level-3-design', germanFlightLevel3Design, englishFlightLevel3Design),
  ...kind('flight-levels-systems-architecture', germanSystemsArchitecture, englishSystemsArchitecture),
  ...kind('flight-levels-change-leadership', germanChangeLeadership, englishChangeLeadership),
  ...kind('flight-levels-coach-program', germanCoachProgram, englishCoachProgram),
]

function kind(path: string, de: PageText, en: PageText): StarterPage[] {
  const trainingCategoryId = certificationByPath(path)?.wpCategoryId
  return twins(`/workshops/${path}`, de, en).map((page) => ({ ...page, trainingCategoryId }))
}
