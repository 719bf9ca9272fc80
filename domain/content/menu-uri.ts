import type { Language } from '../language.ts'

/** An address as a menu keeps it, without its own language in front: '/de/workshops' in a German menu is '/workshops'. */
export function menuUri(href: string, language: Language): string {
  const [, behind = '/'] = new RegExp(`^/${language}(?:$|(/.*$))`).exec(href) ?? [href, href]
  return behind
}
