import type { StarterPage } from '#content/documents/starter-content.ts'
import { germanConsulting } from './de/consulting.ts'
import { germanDiscover } from './de/discover.ts'
import { germanFlightLevels } from './de/flight-levels.ts'
import { germanFlightLevelsNow } from './de/flight-levels-now.ts'
import { germanRealise } from './de/realise.ts'
import { englishConsulting } from './en/consulting.ts'
import { englishDiscover } from './en/discover.ts'
import { englishFlightLevels } from './en/flight-levels.ts'
import { englishFlightLevelsNow } from './en/flight-levels-now.ts'
import { englishRealise } from './en/realise.ts'
import { twins } from './twins.ts'

/** What Flight Levels are, and the ways to work with them beyond a single workshop. */
export const methodPages: readonly StarterPage[] = [
  ...twins('/flight-levels', germanFlightLevels, englishFlightLevels),
  ...twins({ de: '/flight-levels/entdecken', en: '/flight-levels/discover' }, germanDiscover, englishDiscover),
  ...twins({ de: '/flight-levels/umsetzen', en: '/flight-levels/realise' }, germanRealise, englishRealise),
  ...twins('/flight-levels-now', germanFlightLevelsNow, englishFlightLevelsNow),
  ...twins('/consulting', germanConsulting, englishConsulting),
]
