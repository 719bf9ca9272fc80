import { isLanguage } from '#domain/language.ts'

/** A personal link carries 256 random bits as base64url, in which upper and lower case are two things. */
const token = /^[\w-]{43}$/

/**
 * A path in its one right spelling: single slashes, none at the end, the language once, small letters. What is behind a percent sign
 * stays as it is, and so do all letters of a personal link. '//DE/de//Workshops/' → '/de/workshops'.
 */
export function tidyPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  const small = parts.some((part) => token.test(part)) ? parts : parts.map(inSmallLetters)
  const [first, ...rest] = small
  const once = isLanguage(first) ? [first, ...rest.slice(timesAgain(first, rest))] : small
  return `/${once.join('/')}`
}

function inSmallLetters(part: string): string {
  return part.replace(/%.{0,2}|[A-Z]+/g, (found) => (found.startsWith('%') ? found : found.toLowerCase()))
}

/** How often the language stands there again, one behind the other. */
function timesAgain(language: string, rest: readonly string[]): number {
  const other = rest.findIndex((part) => part !== language)
  return other === -1 ? rest.length : other
}
