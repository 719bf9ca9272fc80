import type { StarterPage } from '#content/documents/starter-content.ts'
import { germanAddOnWorkshops } from './de/add-on-workshops.ts'
import { germanFl2dProduct } from './de/fl2d-product.ts'
import { germanFlclProduct } from './de/flcl-product.ts'
import { germanFlcoProduct } from './de/flco-product.ts'
import { germanFlsaProduct } from './de/flsa-product.ts'
import { germanRegionalPrices } from './de/regional-prices.ts'
import { germanSelfPaced } from './de/self-paced.ts'
import { englishAddOnWorkshops } from './en/add-on-workshops.ts'
import { englishFl2dProduct } from './en/fl2d-product.ts'
import { englishFlclProduct } from './en/flcl-product.ts'
import { englishFlcoProduct } from './en/flco-product.ts'
import { englishFlsaProduct } from './en/flsa-product.ts'
import { englishRegionalPrices } from './en/regional-prices.ts'
import { englishSelfPaced } from './en/self-paced.ts'
import { twins } from './twins.ts'

/** Self-paced learning, what partners sell, and what a seat costs where. */
export const offerPages: readonly StarterPage[] = [
  ...twins({ de: '/was-ist-self-paced', en: '/what-is-self-paced' }, germanSelfPaced, englishSelfPaced),
  ...twins('/trainings/flight-level-2-design/fl2d-product', germanFl2dProduct, englishFl2dProduct),
  ...twins('/trainings/flight-levels-systems-architecture/flsa-product', germanFlsaProduct, englishFlsaProduct),
  ...twins('/trainings/flight-levels-change-leadership/flcl-product', germanFlclProduct, englishFlclProduct),
  ...twins('/trainings/flight-levels-coach-program/flco-product', germanFlcoProduct, englishFlcoProduct),
  ...twins({ de: '/zusatz-workshops', en: '/add-on-workshops' }, germanAddOnWorkshops, englishAddOnWorkshops),
  ...twins({ de: '/regionale-preise', en: '/regional-prices' }, germanRegionalPrices, englishRegionalPrices),
]
