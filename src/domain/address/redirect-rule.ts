import { fields, requiredLine } from '../form/field.ts'
import { defaultLanguage, type Language } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { type CertificationSlug, certificationBySlug, certificationHref } from '../workshop/certification.ts'
import { languageAndRest, normalisePath, rightPath } from './paths.ts'

/** A redirect between two paths: '/de/sommerfest' → '/de/workshops'. */
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

type RedirectDecision = Result<{ redirect: Redirect }, Refusal<RedirectRefusal>>

interface Around {
  known: readonly Redirect[]
  isPage: boolean
  isTargetPage: boolean
}

/** First path segments that the program answers itself, with or without language. They cannot be redirected. */
const ofTheProgram = new Set(
  `.well-known api assets booking certificates checkout comment consent consent.css dsgvo favicon.ico fonts form-ticket graphql healthz hooks llms.txt
  mailbox media message metrics newsletter offer office order packages paid participants pictures placed-order preview readyz robots.txt share
  sitemap sitemap.xml stickers widerruf withdrawal workshops.ics`.split(/\s+/),
)

/**
 * Whether a redirect may be created (docs/rules/redirects.md). There are no chains: a target must not be a source, and a source must not be a target.
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
  return refusal ? refused(refusal) : { outcome: 'done', redirect }
}

/** The lookup form of a redirect path: normalised, with umlauts percent-encoded. */
export function redirectPath(path: string): string {
  const tidy = normalisePath(path.trim())
  try {
    return encodeURI(decodeURI(tidy))
  } catch {
    return tidy
  }
}

/** A path of this site without query and fragment. */
function isPath(written: string): boolean {
  return /^\/(?!\/)[^\s\\?#]{0,499}$/u.test(written.trim()) && written.isWellFormed() && !/\p{Cc}/u.test(written)
}

function behind(path: string): string {
  return languageAndRest(path).behind.replace(/^\/$/, '')
}

export function isOfProgram(path: string): boolean {
  return ofTheProgram.has(behind(path).split('/')[1] ?? '')
}

/** Pages of the program that may be redirect targets. */
export function isFreeTarget(path: string): boolean {
  return /^\/(?:newsletter|message|packages\/[\w-]+|consent|withdrawal|widerruf)$/.test(behind(path))
}

/** '/trainings/details/2019/fl2d-wien' → fl2d-wien, German (docs/product.md#earlier-addresses). Null for any other path. */
export function trainingDetails(path: string): { workshop: string; language: Language } | null {
  const { language, behind } = languageAndRest(normalisePath(path))
  const [, trainings, details, ...rest] = behind.split('/')
  if (trainings !== 'trainings' || details !== 'details') return null
  return { workshop: rest.at(-1) ?? '', language: language ?? defaultLanguage }
}

/** The current address of such a workshop: the page of its category, or the list when the workshop is unknown. */
export function trainingDetailsHref(category: CertificationSlug | null, language: Language): string {
  const certification = category && certificationBySlug(category)
  return certification ? certificationHref(language, certification) : `/${language}/workshops`
}

/** As typed; `decideRedirect` validates it. The target may be the title of a page. */
export const redirectForm = fields({
  source: requiredLine('validation.redirectSource', 499).transform(withSlash),
  target: requiredLine('validation.redirectTarget', 499),
})

/** 'herbst' becomes '/herbst'. An address of another site is unchanged, and the rules refuse it. */
export function withSlash(typed: string): string {
  return typed.startsWith('/') || /^[a-z]+:/i.test(typed) ? typed : `/${typed}`
}

export const redirectSourceForm = fields({ id: requiredLine('errors.badForm', 500) })
