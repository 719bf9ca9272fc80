import type { ContentSource } from '#content/ports/content.ts'
import { decodedPath, languageAndRest } from '#domain/address/paths.ts'
import { isFreeTarget } from '#domain/address/redirect-rule.ts'
import { certifications } from '#domain/workshop/certification.ts'
import type { Reads } from '#platform/ports.ts'

export interface PagePorts {
  reads: Pick<Reads, 'workshopDate'>
  content: Pick<ContentSource, 'page' | 'post'>
}

/** Whether the program itself has a page at a path, independent of the content. */
export function isOwnPage(path: string): boolean {
  const { language, behind } = languageAndRest(path)
  if (language === null) return path === '/'
  if (isFreeTarget(path) || /^(?:\/(?:blog|workshops)(?:\/page\/\d+)?)?$/.test(behind)) return true
  const [, part, second, third] = behind.split('/')
  const certification = part === 'workshops' ? certifications.find((known) => known.path === second) : undefined
  if (third === 'self-paced-booking') return certification?.hasSelfPaced ?? false
  return third === undefined && certification !== undefined
}

/** Whether the site has a page at a normalised path: a content page, a post, a workshop, or a page of the program. Throws `ContentError`. */
export async function isPage({ reads, content }: PagePorts, path: string, now: Temporal.Instant): Promise<boolean> {
  const { language, behind } = languageAndRest(decodedPath(path))
  if (isOwnPage(path)) return true
  if (language === null) return false
  const [, part, second = '', third] = behind.split('/')
  if (part === 'blog') return (await content.post(second, language)) !== null
  if (part === 'workshops' && third !== undefined) return (await reads.workshopDate(third, now)) !== null
  return (await content.page(behind, language)) !== null
}
