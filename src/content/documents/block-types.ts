import type { StoredBlock } from '#domain/content/stored-block.ts'
import type { Attribute } from '../attribute.ts'
import { definitionOf, everyBlock, neutralValues } from '../blocks/index.ts'

/** The GraphQL types of the blocks, one object type per definition. */
const shared = 'name: String! order: Int! innerBlocks: [Block!]!'

/** One type for both kinds of width: 1200 px of a picture, 66.66% of a column. */
const length = '"A number of px, or a length of CSS as text." scalar Length'

export const blockTypeDefinitions = [
  length,
  `interface Block { ${shared} }`,
  ...everyBlock.map(({ type, attributes }) => `type ${type} implements Block { ${shared} ${fieldsOf(attributes)} }`),
].join('\n')

function fieldsOf(attributes: Readonly<Record<string, Attribute>>): string {
  return Object.entries(attributes)
    .map(([name, { type, required }]) => `${name}: ${type}${required ? '!' : ''}`)
    .join(' ')
}

/**
 * Stored blocks as GraphQL objects, with type and 0-based order among siblings. A missing required attribute gets its default, so that one incomplete
 * block cannot fail a page.
 */
export function answerBlocks(blocks: readonly StoredBlock[]): object[] {
  return blocks.map(({ name, fields, innerBlocks }, order) => {
    const definition = definitionOf(name)
    return {
      ...neutralValues(definition),
      ...fields,
      __typename: definition.type,
      name,
      order,
      innerBlocks: () => answerBlocks(innerBlocks ?? []),
    }
  })
}
