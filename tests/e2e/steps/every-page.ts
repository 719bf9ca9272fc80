import type { Language } from '#domain/language.ts'
import { certificationBySlug, certificationHref, workshopHref } from '#domain/workshop/certification.ts'
import { selfPacedDate } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dOnline,
  theFullFl2dInVienna,
  theFullFlsaWithAWaitlist,
  thePastFl2dInVienna,
  theSelfPacedFlin,
} from '#seed/workshop-dates.ts'
import { hrefOf } from './workshop-dates.ts'

export interface SitePage {
  name: string
  address: string
  status: number
}

/** Every kind of page that can be opened by its address alone. */
export function everyPage(language: Language): SitePage[] {
  const list = `/${language}/workshops`
  const certification = certificationBySlug('fl2d')
  if (!certification) throw new RangeError('there is no FL2D')
  const found: [name: string, address: string][] = [
    ['start page', `/${language}`],
    ['what it is about', `/${language}/flight-levels`],
    ['blended offer', `/${language}/flight-levels-now`],
    ['list of talks', `/${language}/speaking`],
    ['product', `/${language}/trainings/flight-level-2-design/fl2d-product`],
    ['workshop list', list],
    ['filtered list', `${list}?kind=design&place=online`],
    ['list without a result', `${list}?kind=coaching&language=en&place=Graz`],
    ['certification', certificationHref(language, certification)],
    ['date on site', hrefOf(theFl2dInGraz, language)],
    ['date online', hrefOf(theFl2dOnline, language)],
    ['date that is sold out', hrefOf(theFullFl2dInVienna, language)],
    ['date with a waiting list', hrefOf(theFullFlsaWithAWaitlist, language)],
    ['date that is over', hrefOf(thePastFl2dInVienna, language)],
    ['tickets', `${certificationHref(language, certification)}/self-paced-booking`],
    ['package NOW', `/${language}/packages/now`],
    ['package Realise', `/${language}/packages/realise`],
    ['workshop at your own pace', workshopHref(language, selfPacedDate(theSelfPacedFlin))],
  ]
  return [
    ...found.map(([name, address]) => ({ name, address, status: 200 })),
    { name: 'page that does not exist', address: `/${language}/nowhere`, status: 404 },
  ]
}

/** The blog, a further page of it, and a post. */
export function blogPages(language: Language): string[] {
  return ['', '/page/2', `/${postNames[language]}`].map((path) => `/${language}/blog${path}`)
}

export const postNames = { de: 'das-board-das-euch-fehlt', en: 'the-board-you-dont-have-yet' }

/** Together they contain every kind of block that the seed world uses. In English they are checked where every link leads. */
export const pagesOfBlocks = [
  ['cards and levels', '/de/flight-levels'],
  ['packages', '/de/flight-levels-now'],
  ['steps and ticks', '/de/consulting'],
  ['talks and points', '/de/speaking'],
  ['a table', '/de/regionale-preise'],
  ['portraits', '/de/ueber-uns'],
] as const

/** What accessible-pages.test.ts, blog.test.ts and content-blocks.test.ts look at closely, and enlarged: no one else needs to look at it, nor at its parts. */
export function pagesLookedAtClosely(): string[] {
  const kinds = everyPage('de').map(({ address }) => address)
  return [...kinds, ...blogPages('de'), ...pagesOfBlocks.map(([, address]) => address)]
}
