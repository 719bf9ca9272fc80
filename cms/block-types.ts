import type { StoredBlock } from './stored-block.ts'

/**
 * The blocks of the schema: one object type each, fields as in docs/product.md#blocks. A new kind of block is one line here; the store takes it
 * as it is. Fields that several kinds share have one type everywhere, or no query could read them side by side.
 */
const blockTypes: Record<string, { type: string; fields: string }> = {
  'core/group': { type: 'CoreGroupBlock', fields: 'anchor: String className: String' },
  'core/columns': { type: 'CoreColumnsBlock', fields: 'anchor: String className: String' },
  'core/column': { type: 'CoreColumnBlock', fields: 'anchor: String className: String width: Length' },
  'core/cover': { type: 'CoreCoverBlock', fields: 'anchor: String className: String' },
  'core/heading': {
    type: 'CoreHeadingBlock',
    fields: 'anchor: String className: String level: Int! content: String! align: String',
  },
  'core/paragraph': { type: 'CoreParagraphBlock', fields: 'anchor: String className: String content: String!' },
  'core/list': { type: 'CoreListBlock', fields: 'anchor: String className: String ordered: Boolean! start: Int' },
  'core/list-item': { type: 'CoreListItemBlock', fields: 'content: String!' },
  'core/buttons': { type: 'CoreButtonsBlock', fields: 'anchor: String className: String' },
  'core/button': {
    type: 'CoreButtonBlock',
    fields: 'text: String! url: String! linkTarget: String rel: String ghostButton: Boolean!',
  },
  'core/image': {
    type: 'CoreImageBlock',
    fields:
      'anchor: String className: String url: String! caption: String alt: String! width: Length height: Length sizes: String',
  },
  'core/media-text': {
    type: 'CoreMediaTextBlock',
    fields:
      'anchor: String className: String url: String! alt: String! width: Length height: Length mediaPosition: String mediaWidth: Float',
  },
  'core/embed': { type: 'CoreEmbedBlock', fields: 'anchor: String className: String url: String! caption: String' },
  'core/html': { type: 'CoreHtmlBlock', fields: 'content: String!' },
  'flightdeck/default-card': {
    type: 'FlightdeckDefaultCardBlock',
    fields:
      'anchor: String className: String title: String! content: String! url: String! image: String alt: String! width: Length height: Length',
  },
  'flightdeck/speaking-list': {
    type: 'FlightdeckSpeakingListBlock',
    fields: 'anchor: String className: String title: String! stage: String! done: Boolean! backgroundImage: String',
  },
  'flightdeck/newsletter': {
    type: 'FlightdeckNewsletterBlock',
    fields: 'anchor: String className: String listId: String!',
  },
  'flightdeck/component': {
    type: 'FlightdeckComponentBlock',
    fields: 'anchor: String className: String componentName: String!',
  },
}

const unregistered = { type: 'UnregisteredBlock', fields: 'html: String!' }
const shared = 'name: String! order: Int! innerBlocks: [Block!]!'

/** One type for both kinds of width: a picture has 1200 px, a column 66.66%. */
const length = '"A number of px, or a length of CSS as text." scalar Length'

export const blockTypeDefinitions = [
  length,
  `interface Block { ${shared} }`,
  ...[...Object.values(blockTypes), unregistered].map(
    ({ type, fields }) => `type ${type} implements Block { ${shared} ${fields} }`,
  ),
].join('\n')

/** The fields of each kind with the name of their type: [['level', 'Int'], ['content', 'String']]. */
export const blockFieldTypes: Record<string, [field: string, type: string][]> = Object.fromEntries(
  Object.entries(blockTypes).map(([name, { fields }]) => [
    name,
    [...fields.matchAll(/(\w+): (\w+)/g)].map(([, field = '', type = '']) => [field, type]),
  ]),
)

/** What a required field answers when the stored block lacks it, so that one careless block cannot fail a whole page. */
const whenMissing = {
  level: 2,
  content: '',
  ordered: false,
  text: '',
  url: '',
  alt: '',
  title: '',
  stage: '',
  done: false,
  listId: '',
  ghostButton: false,
  componentName: '',
  html: '',
}

/** Stored blocks as the schema answers them: with their object type and, 0-based, their order among siblings. */
export function answerBlocks(blocks: readonly StoredBlock[]): object[] {
  return blocks.map((block, order) => ({
    ...whenMissing,
    ...block.fields,
    __typename: (blockTypes[block.name] ?? unregistered).type,
    name: block.name,
    order,
    innerBlocks: () => answerBlocks(block.innerBlocks ?? []),
  }))
}
