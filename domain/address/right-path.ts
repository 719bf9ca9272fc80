import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import { type MovedPage, movedPages } from './moved-pages.ts'
import { tidyPath } from './tidy-path.ts'

/**
 * The path at which the page of another path stands: tidy, with its language, at its present place. The path itself when there is
 * nothing to mend, or when it is none of the site's pages (then it stays exactly as it came).
 */
export function rightPath(path: string): string {
  const tidy = tidyPath(path)
  const { language, behind } = languageAndRest(tidy)
  const moved = movedTo(behind, language)
  if (moved !== null) return moved
  return language !== null || tidy === '/' ? tidy : path
}

/** '/de/twig' → de and '/twig'; '/twig' → no language and '/twig'. */
export function languageAndRest(tidy: string): { language: Language | null; behind: string } {
  const first = tidy.split('/')[1]
  return isLanguage(first)
    ? { language: first, behind: tidy.slice(first.length + 1) }
    : { language: null, behind: tidy }
}

function movedTo(behind: string, asked: Language | null): string | null {
  for (const page of movedPages) {
    const taken = takenBy(page, behind)
    if (taken === null) continue
    const language = asked ?? page.unsaid ?? defaultLanguage
    const to = typeof page.to === 'string' ? page.to : page.to[language]
    return `/${language}${to.replace('*', taken)}`
  }
  return null
}

/** What the star of a row takes, '' without one; null when the row does not fit. */
function takenBy({ from }: MovedPage, behind: string): string | null {
  const pattern = digits.reduce((text, [name, shape]) => text.replace(name, shape), from.replace(/\*$/, '(.*)'))
  const found = new RegExp(`^${pattern}$`).exec(behind)
  return found ? (found[1] ?? '') : null
}

/** Nothing else in the table means anything to an expression. */
const digits = [
  ['{year}', '\\d{4}'],
  ['{month}', '\\d{1,2}'],
] as const
