import type { Language } from '../language.ts'
import { certificationByPath } from '../workshop/certification.ts'
import type { Block } from './block.ts'
import { describedBy } from './described-by.ts'
import type { SaidByPage } from './search-head.ts'

const workshops = '/workshops/'

/** What a content page says of itself in its head: the page of a workshop kind says what the program knows of it (app/routes/site/certification.tsx). */
export function saidByPage(
  { uri, language, title }: { uri: string; language: Language; title: string },
  blocks: readonly Block[],
): SaidByPage {
  const certification = uri.startsWith(workshops) ? certificationByPath(uri.slice(workshops.length)) : undefined
  return certification
    ? { title: certification.title, description: certification.promise[language] }
    : { title, description: describedBy(blocks) }
}
