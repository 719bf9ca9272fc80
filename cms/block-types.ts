import type { StoredBlock } from './stored-block.ts'

/**
 * The blocks of the schema: one object type each, fields as in SPEC §3. A new kind of block is one line here; the store takes it
 * as it is. Fields that several kinds share have one type everywhere, or no query could read them side by side.
 */
const blockTypes: Record<string, { type: string; fields: string }> = {
  'core/group': { type: 'CoreGroupBlock', fields: 'anchor: String className: String' },
  'core/columns': { type: 'CoreColumnsBlock', fields: 'anchor: String className: String' },
  'core/column': { type: 'CoreColumnBlock', fields: 'anchor: String className: String width: String' },
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
  'flightdeck/component': {
    type: 'FlightdeckComponentBlock',
    fields: 'anchor: String className: String componentName: String!',
  },
}

const unregistered = { type: 'UnregisteredBlock', fields: 'html: String!' }
const shared = 'name: String! order: Int! innerBlocks: [Block!]!'

export const blockTypeDefinitions = [
  `interface Block { ${shared} }`,
  ...[...Object.values(blockTypes), unregistered].map(
    ({ type, fields }) => `type ${type} implements Block { ${shared} ${fields} }`,
  ),
].join('\n')

/** What a required field answers when the stored block lacks it, so that one careless block cannot fail a whole page. */
const whenMissing = {
  level: 2,
  content: '',
  ordered: false,
  text: '',
  url: '',
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
