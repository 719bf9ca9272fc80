import type { StarterPage } from '#content/documents/starter-content.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { pages } from './pages.ts'

/** What the tests read of the seed's pages. */

/** Every page with its name as tests print it: 'de/flight-levels/entdecken'. */
export const everyPage = pages.map((page) => [`${page.language}${page.uri}`, page] as const)

/** The address of a page as visitors type it: '/de/kontakt'; the start page's is '/de'. */
export function hrefOf({ language, uri }: StarterPage): string {
  return uri === '/' ? `/${language}` : `/${language}${uri}`
}

/** Blocks and the blocks inside them, in reading order. */
export function flat(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...flat(block.innerBlocks ?? [])])
}

/** Every text of the blocks, as HTML. */
export function textsOf(blocks: readonly StoredBlock[]): string[] {
  return flat(blocks).flatMap(({ fields }) =>
    [fields?.title, fields?.stage, fields?.content, fields?.text].filter((text) => typeof text === 'string'),
  )
}

export function anchorsOf(page: StarterPage): string[] {
  return flat(page.blocks).flatMap(({ fields }) => (fields?.anchor === undefined ? [] : [String(fields.anchor)]))
}

/** Where the links in the texts, the buttons and the cards of a page lead. */
export function linksOf({ blocks }: StarterPage): string[] {
  const inText = textsOf(blocks).flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''))
  const leading = flat(blocks).filter(({ name }) => name === 'core/button' || name === 'flightdeck/default-card')
  const onButtons = leading.map(({ fields }) => String(fields?.url))
  return [...inText, ...onButtons]
}
