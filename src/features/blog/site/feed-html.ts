import { type Block, definitionOf } from '#content/blocks/index.ts'

/**
 * A post as HTML for feed readers: without styles, scripts or parts of the program, with addresses that lead somewhere from anywhere.
 * What it is made of has passed the allow list of the content client.
 */
export function feedHtml(blocks: readonly Block[], siteUrl: string): string {
  return absolute(htmlOf(blocks), siteUrl)
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => definitionOf(block.name).feed(block, 'innerBlocks' in block ? htmlOf(block.innerBlocks) : ''))
    .join('\n')
}

/** '/de/kontakt' → 'https://flightlevels.example/de/kontakt'; protocol-relative addresses never get this far. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}
