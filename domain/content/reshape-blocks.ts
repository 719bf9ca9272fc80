import { z } from 'zod'
import type { Block, SourceBlock } from './block.ts'
import { embedPlayer } from './embed-player.ts'
import { isSafePictureUrl, isSafeUrl } from './links.ts'
import { safeBlockHtml, safeText } from './safe-html.ts'

/**
 * What a source answered, in the site's own shape and with all HTML through the allow list. A block that the site does not know, or
 * that lacks what its kind needs, becomes an `unknown` one with whatever can be shown of it: one bad block never costs the page.
 */
export function reshapeBlocks(blocks: readonly SourceBlock[]): Block[] {
  return blocks.toSorted((one, other) => one.order - other.order).map(reshapeBlock)
}

function reshapeBlock(source: SourceBlock): Block {
  const known = knownBlock.safeParse(source)
  return known.success ? known.data : unknownBlock(source)
}

function unknownBlock({ name, order, innerBlocks, html, content, text }: SourceBlock): Block {
  const shown = [html, content, text].find((field) => typeof field === 'string' && field !== '')
  // without text of its own it is a wrapper, and what it wraps can still be read
  if (shown === undefined && innerBlocks.length > 0) {
    return { name: 'core/group', order, standsFor: name, innerBlocks: reshapeBlocks(innerBlocks) }
  }
  return { name: 'unknown', order, originalName: name, html: safeBlockHtml(typeof shown === 'string' ? shown : '') }
}

/** Sources answer what is not set as null or as an empty text; the site's types leave it out. */
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined)
const optional = (shape: RegExp) => optionalText.transform((value) => (value && shape.test(value) ? value : undefined))
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
const text = z.string().transform(safeText)
const innerBlocks = z.array(z.custom<SourceBlock>()).transform(reshapeBlocks)

const optionalHtml = optionalText.transform((value) => (value && safeText(value)) || undefined)
const words = text.refine((html) => html !== '')
const link = z.string().trim().refine(isSafeUrl)
const pictureUrl = z.string().trim().refine(isSafePictureUrl)
const alt = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** 1200, '1200' or '1200px'. Anything else is no size of a file. */
const pixels = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?(px)?$/)])
  .transform((size) => Math.round(typeof size === 'number' ? size : Number.parseFloat(size)))
  .refine((size) => size > 0 && size < 100_000)
  .optional()
  .catch(undefined)
const picture = { url: pictureUrl, alt, width: pixels, height: pixels }

/** As WordPress has it where an editor has chosen nothing. */
const halfTheRow = 50

const base = { order: z.number() }
const styled = { ...base, anchor: optional(/^[\p{L}\p{N}_-]+$/u), className: optional(/^[\w\s-]+$/) }

const knownBlock = z.discriminatedUnion('name', [
  // standsFor is not of the source but of the site's own store, as the picture of a card below
  z.object({ name: z.literal('core/group'), ...styled, standsFor: optionalText, innerBlocks }),
  z.object({ name: z.literal('core/columns'), ...styled, innerBlocks }),
  z.object({ name: z.literal('core/column'), ...styled, width: optional(/^\d+(\.\d+)?(%|px|r?em)$/), innerBlocks }),
  z.object({ name: z.literal('core/cover'), ...styled, innerBlocks }),
  z.object({
    name: z.literal('core/heading'),
    ...styled,
    level: z.literal([1, 2, 3, 4, 5, 6]),
    content: text,
    align: z.enum(['left', 'center', 'right']).optional().catch(undefined),
  }),
  z.object({ name: z.literal('core/paragraph'), ...styled, content: text }),
  z.object({
    name: z.literal('core/list'),
    ...styled,
    ordered: flag,
    start: z.number().int().optional().catch(undefined),
    innerBlocks,
  }),
  z.object({ name: z.literal('core/list-item'), ...base, content: text, innerBlocks }),
  z.object({ name: z.literal('core/buttons'), ...styled, innerBlocks }),
  z.object({
    name: z.literal('core/button'),
    ...base,
    text,
    url: link,
    linkTarget: optional(/^_(blank|self)$/),
    rel: optional(/^[\w\s-]+$/),
    ghostButton: flag,
  }),
  z.object({
    name: z.literal('core/image'),
    ...styled,
    ...picture,
    caption: optionalHtml,
    sizes: optional(/^[\w\s.,():<>=%+*/-]+$/),
  }),
  z.object({
    name: z.literal('core/media-text'),
    ...styled,
    ...picture,
    mediaPosition: z.enum(['left', 'right']).catch('left'),
    mediaWidth: z.number().min(10).max(90).catch(halfTheRow),
    innerBlocks,
  }),
  z
    .object({ name: z.literal('core/embed'), ...styled, url: link, caption: optionalHtml })
    .transform((embed) => ({ ...embed, player: embedPlayer(embed.url) })),
  z.object({ name: z.literal('core/html'), ...base, content: z.string().transform(safeBlockHtml) }),
  z
    .object({
      name: z.literal('flightdeck/default-card'),
      ...styled,
      title: words,
      content: optionalHtml,
      url: link.optional().catch(undefined),
      image: pictureUrl.optional().catch(undefined),
      alt,
      width: pixels,
      height: pixels,
      // Not of the source but of the site's own store, which keeps what this reshaping has made (`last-good/stored-page.ts`).
      picture: z.object({ url: pictureUrl, alt, width: pixels, height: pixels }).optional().catch(undefined),
    })
    .transform(({ image, alt, width, height, picture, ...card }) => ({
      ...card,
      picture: image === undefined ? picture : { url: image, alt, width, height },
    })),
  z.object({
    name: z.literal('flightdeck/speaking-list'),
    ...styled,
    title: words,
    stage: text,
    done: flag,
    backgroundImage: pictureUrl.optional().catch(undefined),
    innerBlocks,
  }),
  z.object({ name: z.literal('flightdeck/newsletter'), ...styled, listId: z.string().min(1) }),
  z.object({ name: z.literal('flightdeck/component'), ...styled, componentName: z.string().min(1) }),
  // only from the store of last good answers, which holds blocks that have been reshaped before
  z.object({
    name: z.literal('unknown'),
    ...base,
    originalName: z.string(),
    html: z.string().transform(safeBlockHtml),
  }),
])
