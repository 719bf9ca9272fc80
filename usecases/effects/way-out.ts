import type { Language } from '#domain/language.ts'
import { openLink } from '../personal-links.ts'
import type { CarryOutPorts } from './effect-kind.ts'

/** The two addresses with which a letter to a list lets its reader go: a page for people, and the one click of their mail program. */
export async function wayOut(
  ports: CarryOutPorts,
  { id, language }: { id: string; language: Language },
): Promise<{ endUrl: string; oneClickUrl: string }> {
  const token = await ports.transactions.run((stores) =>
    openLink(stores, ports.chance, 'newsletter-end', id, ports.clock.now()),
  )
  const newsletter = `${ports.siteUrl}/${language}/newsletter`
  return { endUrl: `${newsletter}/unsubscribe/${token}`, oneClickUrl: `${newsletter}/one-click/${token}` }
}
