import { everyBlock } from '../../blocks/index.ts'
import { RefusedQuery } from '../graphql-exchange.ts'
import { attributesAlias, type WordPressBlock } from './wordpress-answer.ts'
import { siteName } from './wordpress-blocks.ts'

/** Attributes of WordPress's own blocks that are queried through wp-graphql-content-blocks; the rest is read from their HTML. */
const coreAttributes: Readonly<Record<string, readonly string[]>> = {
  'core/heading': ['content', 'level', 'textAlign', 'align'],
  'core/paragraph': ['content'],
  'core/list': ['ordered', 'start', 'values'],
  'core/list-item': ['content'],
  'core/column': ['width'],
  'core/cover': ['url', 'alt', 'id'],
  'core/media-text': ['mediaUrl', 'mediaAlt', 'mediaPosition', 'mediaWidth', 'mediaId'],
  'core/image': ['url', 'alt', 'caption', 'width', 'height', 'id'],
  'core/embed': ['url', 'caption'],
  'core/button': ['text', 'url', 'linkTarget', 'rel'],
}

/** Fields of every block. */
const commonFields = 'name type cssClassNames renderedHtml'

/**
 * The block types of a WordPress, as far as they were seen. An unknown type or field fails the whole query, some versions report an unknown type only
 * as ‘Internal server error’, and introspection is disabled. So the attributes of a type are queried once a block of it was seen, and a field that is
 * rejected by name is dropped from then on.
 */
export interface BlockTypes {
  /** The fields of a block in a query. */
  fields(): string
  /** The fragment for these fields, if any. */
  fragment(): string
  /** Whether the error taught something, so that a retry makes sense. */
  learnFrom(error: unknown): boolean
  /** Whether the blocks contain types that were not queried yet. */
  notice(blocks: readonly WordPressBlock[]): boolean
}

export function blockTypes(): BlockTypes {
  const types = new Map<string, Set<string>>()

  function leaveOut(type: string, field: string): boolean {
    // 'CoreHeadingAttributes', or the block itself when its kind has no attributes at all.
    const fields = types.get(type.replace(/Attributes$/, ''))
    if (!fields || fields.size === 0) return false
    if (field !== 'attributes') return fields.delete(field)
    fields.clear()
    return true
  }

  function noticeOne({ name, type }: WordPressBlock): boolean {
    if (!type || types.has(type)) return false
    types.set(type, new Set(coreAttributes[name] ?? ownAttributes(name)))
    return types.get(type)?.size !== 0
  }

  const asked = () => [...types].filter(([, fields]) => fields.size > 0)
  return {
    fields: () => (asked().length > 0 ? '...editorBlock' : commonFields),

    fragment() {
      const attributes = asked().map(
        ([type, fields]) => `... on ${type} { ${attributesAlias(type)}: attributes { ${[...fields].join(' ')} } }`,
      )
      return attributes.length === 0
        ? ''
        : `\n  fragment editorBlock on EditorBlock { ${commonFields} ${attributes.join(' ')} }`
    },

    learnFrom(error) {
      const cause = error instanceof Error ? error.cause : undefined
      if (!(cause instanceof RefusedQuery)) return false
      const refused = [...cause.message.matchAll(/Cannot query field "(\w+)" on type "(\w+)"/g)]
      return refused.filter(([, field = '', type = '']) => leaveOut(type, field)).length > 0
    },

    notice(blocks) {
      const noticed = blocks.filter((block) => noticeOne(block))
      // All of them, so that every type is learned at once.
      const inner = blocks.filter((block) => this.notice(block.innerBlocks))
      return noticed.length + inner.length > 0
    },
  }
}

/** The attributes of a block by the company's plugin that matches one of the site's own blocks. */
function ownAttributes(name: string): string[] {
  const own = everyBlock.find((definition) => definition.name === siteName(name) && !name.startsWith('core/'))
  return own ? Object.keys(own.attributes) : []
}
