import { routeFiles } from '#tests/helpers/route-files.ts'

const pages = routeFiles.filter(({ file }) => file.endsWith('.tsx') && !file.endsWith('/layout.tsx'))

/** Most specific first: '/:language/blog' before '/:language/*'. */
const patterns = pages
  .map(({ path, file }) => ({ file, path, pattern: new RegExp(`^${asPattern(path)}/?$`) }))
  .toSorted((one, other) => vagueness(one.path) - vagueness(other.path))

/** ':language' matches one of two words, any other parameter one segment, '*' the rest, which may be empty. */
function asPattern(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (part === ':language') return '/(?:de|en)'
      return part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`
    })
    .join('')
}

function vagueness(path: string): number {
  return path.endsWith('*') ? 1000 - path.length : path.split(':').length
}

/** The route module of a path, below src; null without one. */
export function pageAt(pathname: string): string | null {
  return routeAt(pathname)?.file ?? null
}

/** As `pageAt`, for pages that a link with a token opens, as mails have them. */
export function personalPageAt(pathname: string): string | null {
  const found = routeAt(pathname)
  return found && /\/:token/.test(found.path) ? found.file : null
}

function routeAt(pathname: string) {
  return patterns.find(({ pattern }) => pattern.test(pathname))
}

/** Pages omitted from the sheets, with the reason. */
const notShown: Record<string, string> = {
  'features/members/office/first-account.tsx':
    'there is one as long as there is no account; it has the fields of an invitation',
  'features/members/office/editor-password.tsx': 'there is one for an hour after the start; it has one button',
  'features/members/office/sign-in-code.tsx': 'one field; it comes after the password of somebody with a second factor',
  'features/certificates/site/certificate.tsx': 'there is one when a workshop is over',
  'content/preview/draft.tsx':
    'there is one with WordPress as the content source; it looks like the page or post that it previews',
}

/** The modules of pages that should have been photographed but were not. */
export function missingPages(shown: ReadonlySet<string>): string[] {
  const files = new Set(pages.map(({ file }) => file))
  return [...files].filter((file) => !shown.has(file) && !(file in notShown))
}
