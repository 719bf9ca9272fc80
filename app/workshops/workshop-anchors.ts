import { useTranslations } from 'use-intl'
import type { Block } from '#domain/content/block.ts'

/** Sections that workshop pages have, by the anchors that their editors give them in either language. */
const known = {
  inhalte: 'contents',
  contents: 'contents',
  'fuer-wen': 'whoFor',
  'who-for': 'whoFor',
  ablauf: 'agenda',
  agenda: 'agenda',
  preise: 'prices',
  prices: 'prices',
} as const

/** Links to the sections of a workshop's page, for the bar on top of it. */
export function useWorkshopAnchors(blocks: readonly Block[]): { href: `#${string}`; label: string }[] {
  const t = useTranslations('workshop.anchors')
  return blocks.flatMap((block) => {
    if (block.name !== 'core/group' || !block.anchor || !isKnown(block.anchor)) return []
    return [{ href: `#${block.anchor}` as const, label: t(known[block.anchor]) }]
  })
}

function isKnown(anchor: string): anchor is keyof typeof known {
  return anchor in known
}
