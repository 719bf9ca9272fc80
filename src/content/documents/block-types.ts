import type { StoredBlock } from '#domain/content/stored-block.ts'
import type { Attribute } from '../attribute.ts'
import { definitionOf, everyBlock, neutralValues } from '../blocks/index.ts'

/** The blocks of the schema, from their definitions: one object type each. */
const shared = 'name: String! order: Int! innerBlocks: [Block!]!'

/** One type for both kinds of width: a picture has 1200 px, a column 66.66%. */
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
 * Stored blocks as the schema answers them: with their object type and, 0-based, their order among siblings. A required field that the stored
 * block lacks is answered by a neutral value, so that one careless block cannot fail a whole page.
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
