import type {
  ArgumentNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'

/**
 * Maximum cost of an operation. A field costs 1, or its `@cost` when it reads the store; fields inside a list count per entry. A whole page of the
 * site costs about 600, a list of a hundred posts about 2,500.
 */
export const maxQueryCost = 10_000

export const costDirectives = `
  "What the field costs by itself; 1 without it."
  directive @cost(weight: Int!) on FIELD_DEFINITION
  "What is inside counts as often as the argument asks for, at most \`most\` times; without an argument always that often."
  directive @listSize(most: Int!, argument: String) on FIELD_DEFINITION
`

interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  node: OperationDefinitionNode
  variables: Readonly<Record<string, unknown>>
}

/** The maximum cost of a valid operation, calculated before it runs. Each fragment is weighed once, however often it is spread. */
export function queryCost({ schema, document, node, variables }: Operation): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  const weighed = new Map<string, number>()

  function fragmentCost(name: string): number {
    const known = weighed.get(name)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    const cost = fragment ? selectionCost(fragment.selectionSet, fragment.typeCondition.name.value) : 0
    weighed.set(name, cost)
    return cost
  }

  function selectionCost({ selections }: SelectionSetNode, type: string): number {
    let cost = 0
    for (const selection of selections) {
      if (selection.kind === 'Field') cost += fieldCost(selection, type)
      else if (selection.kind === 'FragmentSpread') cost += fragmentCost(selection.name.value)
      else cost += selectionCost(selection.selectionSet, selection.typeCondition?.name.value ?? type)
    }
    return cost
  }

  function fieldCost(field: FieldNode, type: string): number {
    const definition = fieldOf(schema, type, field.name.value)
    const weight = numberIn(directiveOf(definition, 'cost'), 'weight') ?? 1
    if (!field.selectionSet) return weight
    const inside = definition ? nameOf(definition.type) : ''
    return weight + listSize(field, definition) * selectionCost(field.selectionSet, inside)
  }

  function listSize(field: FieldNode, definition: AnyField | undefined): number {
    const directive = directiveOf(definition, 'listSize')
    const most = numberIn(directive, 'most')
    if (most === undefined) return 1
    const named = valueIn(directive, 'argument')
    if (named?.kind !== 'StringValue') return most
    const given = field.arguments?.find(({ name }) => name.value === named.value)?.value
    const written = definition?.astNode?.arguments?.find(({ name }) => name.value === named.value)?.defaultValue
    return Math.min(sizeOf(given ?? written) ?? most, most)
  }

  /** A number, or the length of a list. Undefined when unknown. */
  function sizeOf(value: ValueNode | undefined): number | undefined {
    if (value?.kind === 'IntValue') return Math.max(Number(value.value), 0)
    if (value?.kind === 'ListValue') return value.values.length
    if (value?.kind !== 'Variable') return undefined
    const variable = value.name.value
    const given = variables[variable]
    if (typeof given === 'number') return Math.max(given, 0)
    if (Array.isArray(given)) return given.length
    if (given !== undefined) return undefined
    return sizeOf(node.variableDefinitions?.find((declared) => declared.variable.name.value === variable)?.defaultValue)
  }

  return selectionCost(node.selectionSet, schema.getRootType(node.operation)?.name ?? '')
}

type AnyField = GraphQLField<unknown, unknown>

function fieldOf(schema: GraphQLSchema, type: string, name: string): AnyField | undefined {
  const parent = schema.getType(type)
  // Not `isObjectType`: under Vitest, the classes of graphql exist twice.
  return parent && 'getInterfaces' in parent ? parent.getFields()[name] : undefined
}

function nameOf(type: GraphQLOutputType): string {
  return 'ofType' in type ? nameOf(type.ofType) : type.name
}

function directiveOf(field: AnyField | undefined, name: string): readonly ArgumentNode[] | undefined {
  return field?.astNode?.directives?.find((used) => used.name.value === name)?.arguments
}

function valueIn(given: readonly ArgumentNode[] | undefined, name: string): ValueNode | undefined {
  return given?.find((argument) => argument.name.value === name)?.value
}

function numberIn(given: readonly ArgumentNode[] | undefined, name: string): number | undefined {
  const value = valueIn(given, name)
  return value?.kind === 'IntValue' ? Number(value.value) : undefined
}
