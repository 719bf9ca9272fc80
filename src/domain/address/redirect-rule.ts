import type { Bilingual, Language } from '../language.ts'
import { certifications } from '../workshop/certification.ts'
import { languageAndRest, normalisePath, rightPath } from './paths.ts'
import { trainingDetails } from './training-details.ts'

/** One address that leads to another, both as paths: '/de/sommerfest' → '/de/workshops'. */
export interface Redirect {
  source: string
  target: string
}

const redirectRefusals = [
  'no-source',
  'no-target',
  'program',
  'legacy',
  'page',
  'same',
  'taken',
  'loop',
  'chain',
  'chain-before',
  'nowhere',
] as const
export type RedirectRefusal = (typeof redirectRefusals)[number]

export type RedirectDecision = { accepted: true; redirect: Redirect } | { accepted: false; refusal: RedirectRefusal }

interface Around {
  /** Those that are there. */
  known: readonly Redirect[]
  /** Whether the site has a page at a path. */
  isPage: boolean
  /** Whether the target has one. */
  isTargetPage: boolean
}

/** What the program answers itself, behind a language or without one: nothing that is typed there may lead elsewhere. */
const ofTheProgram = new Set(
  `api assets booking certificates checkout comment consent consent.css dsgvo favicon.ico fonts form-ticket graphql healthz hooks llms.txt
  mailbox media message metrics newsletter offer office order packages paid participants pictures placed-order preview readyz robots.txt share
  sitemap sitemap.xml stickers widerruf withdrawal workshops.ics`.split(/\s+/),
)

/**
 * Whether an address may lead to another (docs/rules/redirects.md). No one is led twice: a target leads nowhere itself, and no other redirect
 * ends at a source.
 */
export function decideRedirect(wish: Redirect, { known, isPage, isTargetPage }: Around): RedirectDecision {
  const redirect = { source: redirectPath(wish.source), target: redirectPath(wish.target) }
  const { source, target } = redirect
  const refusals: [RedirectRefusal, boolean][] = [
    ['no-source', !isPath(wish.source) || behind(source) === ''],
    ['no-target', !isPath(wish.target) || (isOfProgram(target) && !isFreeTarget(target))],
    ['program', isOfProgram(source)],
    ['legacy', trainingDetails(source) !== null || rightPath(source) !== source],
    ['page', isPage],
    ['no-target', trainingDetails(target) !== null || rightPath(target) !== target],
    ['same', source === target],
    ['taken', known.some((other) => other.source === source)],
    ['loop', known.some((other) => other.source === target && other.target === source)],
    ['chain', known.some((other) => other.source === target)],
    ['chain-before', known.some((other) => other.target === source)],
    ['nowhere', !isTargetPage],
  ]
  const [refusal] = refusals.find(([, applies]) => applies) ?? []
  return refusal ? { accepted: false, refusal } : { accepted: true, redirect }
}

/** A path as redirects are looked up by: tidy, with umlauts as an address spells them. */
export function redirectPath(path: string): string {
  const tidy = normalisePath(path.trim())
  try {
    return encodeURI(decodeURI(tidy))
  } catch {
    return tidy
  }
}

/** One path of this site, without query and fragment. */
function isPath(written: string): boolean {
  return /^\/(?!\/)[^\s\\?#]{0,499}$/u.test(written.trim()) && written.isWellFormed() && !/\p{Cc}/u.test(written)
}

function behind(path: string): string {
  return languageAndRest(path).behind.replace(/^\/$/, '')
}

/** Whether the program answers at a path itself. */
export function isOfProgram(path: string): boolean {
  return ofTheProgram.has(behind(path).split('/')[1] ?? '')
}

/** Pages of the program that anyone may be led to. */
export function isFreeTarget(path: string): boolean {
  return /^\/(?:newsletter|message|packages\/[\w-]+|consent|withdrawal|widerruf)$/.test(behind(path))
}

/** An address that has, or had, another path. */
export interface MovedPage {
  /**
   * The path behind the language, with or without one before it. A star at the end matches any rest, also none; `{year}` and `{month}`
   * match digits.
   */
  from: string
  /** The path behind the language; a star at the end puts what the other one took. */
  to: string | Bilingual
  /** The language of an address that names none. German, the default, unless the words of the address are English. */
  implicitLanguage?: Language
}

const books = { de: '/buecher', en: '/books' }
const about = { de: '/ueber-uns', en: '/about' }
const contact = { de: '/kontakt', en: '/contact' }
const imprint = { de: '/impressum', en: '/imprint' }
const terms = { de: '/agb', en: '/terms' }
const privacy = { de: '/datenschutzerklaerung', en: '/privacy' }
const discover = { de: '/flight-levels/entdecken', en: '/flight-levels/discover' }
const realise = { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' }
const coachProgram = 'flight-levels-coach-program'
const selfPaced = { de: '/was-ist-self-paced', en: '/what-is-self-paced' }

/**
 * Every address of earlier sites and every short one (docs/product.md#earlier-addresses), the first that fits wins. A row whose target is the very
 * address that was asked for changes nothing. `/trainings/details/…` is not here: its workshop has to be looked up (`trainingDetails`).
 */
export const movedPages: readonly MovedPage[] = [
  // Workshops were trainings.
  { from: '/trainings', to: '/workshops' },
  { from: '/trainings/flid*', to: '/workshops' },
  { from: '/trainings/flbd*', to: '/workshops' },
  ...certifications.flatMap(({ slug, path }) => [
    { from: `/${slug}`, to: `/workshops/${path}` },
    { from: `/${path}`, to: `/workshops/${path}` },
    { from: `/trainings/${slug}`, to: `/workshops/${path}` },
    { from: `/trainings/${path}`, to: `/workshops/${path}` },
    { from: `/workshops/${slug}`, to: `/workshops/${path}` },
    // Dates, tickets and products, below the short name.
    { from: `/workshops/${slug}/*`, to: `/workshops/${path}/*` },
    { from: `/trainings/${slug}/*`, to: `/trainings/${path}/*` },
  ]),
  // The coach program is sold under this name.
  { from: '/trainings/flco/*', to: `/trainings/${coachProgram}/*` },
  { from: '/workshops/flco', to: `/workshops/${coachProgram}` },
  { from: '/workshops/flco/*', to: `/workshops/${coachProgram}/*` },

  // Data protection was one page for all. The consent pages below it are others.
  { from: '/dsgvo', to: privacy },

  // Posts carried the month in their address, and films were a blog of their own.
  ...['/blog', '/video-blog', '/videoblog'].flatMap((blog) => [
    { from: `${blog}/{year}/{month}/*`, to: '/blog/*' },
    { from: `${blog}/{year}/{month}`, to: '/blog' },
    { from: `${blog}/{year}`, to: '/blog' },
  ]),
  { from: '/video-blog', to: '/blog' },
  { from: '/videoblog', to: '/blog' },
  { from: '/video-blog/*', to: '/blog/*' },
  { from: '/videoblog/*', to: '/blog/*' },
  { from: '/blog', to: '/blog' },
  { from: '/blog/*', to: '/blog/*' },

  // Each book had a page.
  { from: '/buecher', to: books },
  { from: '/buecher/*', to: books },
  { from: '/books', to: books, implicitLanguage: 'en' },
  { from: '/books/*', to: books, implicitLanguage: 'en' },

  // Printed and spoken addresses: without a language, or with the wrong one.
  { from: '/about', to: about, implicitLanguage: 'en' },
  { from: '/ueber-uns', to: about },
  { from: '/contact', to: contact, implicitLanguage: 'en' },
  { from: '/kontakt', to: contact },
  { from: '/imprint', to: imprint, implicitLanguage: 'en' },
  { from: '/impressum', to: imprint },
  { from: '/terms', to: terms, implicitLanguage: 'en' },
  { from: '/agb', to: terms },
  { from: '/privacy', to: privacy, implicitLanguage: 'en' },
  { from: '/datenschutzerklaerung', to: privacy },
  { from: '/what-is-self-paced', to: selfPaced, implicitLanguage: 'en' },
  { from: '/was-ist-self-paced', to: selfPaced },
  { from: '/speaking', to: '/speaking' },
  { from: '/twig', to: '/twig' },
  { from: '/consulting', to: '/consulting' },
  { from: '/flight-levels-now', to: '/flight-levels-now' },
  { from: '/flight-levels', to: '/flight-levels' },
  { from: discover.de, to: discover },
  { from: discover.en, to: discover, implicitLanguage: 'en' },
  { from: realise.de, to: realise },
  { from: realise.en, to: realise, implicitLanguage: 'en' },
  { from: '/workshops', to: '/workshops' },
  { from: '/workshops/*', to: '/workshops/*' },
]
