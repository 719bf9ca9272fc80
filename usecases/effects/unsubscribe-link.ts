import type { Language } from '#domain/language.ts'
import type { DispatchPorts } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'

/** The two addresses with which a letter to a list lets its reader go: a page for people, and the one click of their mail program. */
export async function unsubscribeLink(
  ports: DispatchPorts,
  { id, language }: { id: string; language: Language },
): Promise<{ endUrl: string; oneClickUrl: string }> {
  const endUrl = await freshLink(ports, { purpose: 'newsletter-end', subjectId: id, language })
  return { endUrl, oneClickUrl: endUrl.replace('/unsubscribe/', '/one-click/') }
}
