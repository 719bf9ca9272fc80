import type {
  ArgumentNode,
  ASTVisitor,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
  ValueNode,
} from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** A field costs 1, or its `@cost` when it reads the store; inside a list per entry. A page costs about 600, a list of a hundred posts 2,500. */
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

/**
 * Maximum depth: page, children, blocks and ten levels of inner blocks with their fields, or the standard introspection query. Blocks nest without
 * limit, so a short query could otherwise cause any amount of work.
 */
const maxDepth = 16

/** The depth of an operation or fragment, and the fragments that it spreads with their depth. */
interface Nesting {
  depth: number
  spreads: { fragment: string; depth: number }[]
}

/** Rejects queries that nest too deep before they run. `query-cost.ts` limits their cost. */
export const depthLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const operations: Nesting[] = []
  const fragments = new Map<string, Nesting>()
  let current: Nesting = { depth: 0, spreads: [] }
  let depth = 0

  return {
    OperationDefinition() {
      current = { depth: 0, spreads: [] }
      operations.push(current)
    },
    FragmentDefinition(node) {
      current = { depth: 0, spreads: [] }
      fragments.set(node.name.value, current)
    },
    FragmentSpread(node) {
      current.spreads.push({ fragment: node.name.value, depth })
    },
    Field: {
      enter() {
        depth += 1
        current.depth = Math.max(current.depth, depth)
      },
      leave() {
        depth -= 1
      },
    },
    Document: {
      leave(document) {
        const depthOf = totalDepth(fragments)
        const deepest = Math.max(0, ...operations.map(depthOf))
        if (deepest <= maxDepth) return
        const message = `Query is ${deepest} levels deep, ${maxDepth} are allowed`
        context.reportError(createGraphQLError(message, { nodes: document.definitions.slice(0, 1) }))
      },
    },
  }
}

/** Including spread fragments. A fragment that spreads itself counts once; the standard rules reject it. */
function totalDepth(fragments: ReadonlyMap<string, Nesting>) {
  const known = new Map<Nesting, number>()
  return function total(nesting: Nesting): number {
    const before = known.get(nesting)
    if (before !== undefined) return before
    known.set(nesting, nesting.depth)
    const spread = nesting.spreads.map(({ fragment, depth }) => {
      const inside = fragments.get(fragment)
      return inside ? depth + total(inside) : 0
    })
    const deepest = Math.max(nesting.depth, ...spread)
    known.set(nesting, deepest)
    return deepest
  }
}
