import type { ASTVisitor, GraphQLField, OperationDefinitionNode, ValidationContext, ValidationRule } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/**
 * A query may be this deep: page, children, blocks and ten levels of inner blocks with their fields, or the standard introspection query.
 * Blocks nest without end, so without a limit one short query could ask for any amount of work.
 */
const deepestQuery = 16
/** Each field costs 1, a field that asks the store what its `@cost` says. The site's own page query costs about 500. */
const dearestQuery = 1500

export const costDirective = 'directive @cost(weight: Int!) on FIELD_DEFINITION'

/** What one operation or fragment asks for by itself, and which fragments it spreads at which depth. */
interface Weight {
  depth: number
  cost: number
  spreads: { fragment: string; depth: number }[]
}

/**
 * Refuses queries that nest too deep or ask for too much, before any of it runs. Fragments count as often as they are spread, but are
 * weighed once: a chain of fragments that double one another is exponential only in its cost, not in the work of finding it out.
 */
export const queryLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const operations: { node: OperationDefinitionNode; weight: Weight }[] = []
  const fragments = new Map<string, Weight>()
  let current: Weight = { depth: 0, cost: 0, spreads: [] }
  let depth = 0

  return {
    OperationDefinition(node) {
      current = { depth: 0, cost: 0, spreads: [] }
      operations.push({ node, weight: current })
    },
    FragmentDefinition(node) {
      current = { depth: 0, cost: 0, spreads: [] }
      fragments.set(node.name.value, current)
    },
    FragmentSpread(node) {
      current.spreads.push({ fragment: node.name.value, depth })
    },
    Field: {
      enter() {
        depth += 1
        current.depth = Math.max(current.depth, depth)
        current.cost += costOf(context.getFieldDef())
      },
      leave() {
        depth -= 1
      },
    },
    Document: {
      leave() {
        const total = totalOf(fragments)
        for (const { node, weight } of operations) {
          const asked = total(weight)
          if (asked.depth > deepestQuery)
            context.reportError(
              createGraphQLError(`Query is ${asked.depth} levels deep, ${deepestQuery} are allowed`, { nodes: node }),
            )
          if (asked.cost > dearestQuery)
            context.reportError(
              createGraphQLError(`Query costs ${asked.cost}, ${dearestQuery} are allowed`, { nodes: node }),
            )
        }
      },
    },
  }
}

/** Adds up spread fragments. A fragment that spreads itself counts once here; the standard rules refuse it. */
function totalOf(fragments: ReadonlyMap<string, Weight>) {
  const known = new Map<Weight, { depth: number; cost: number }>()
  return function total(weight: Weight): { depth: number; cost: number } {
    const before = known.get(weight)
    if (before) return before
    const sum = { depth: weight.depth, cost: weight.cost }
    known.set(weight, { ...sum })
    for (const spread of weight.spreads) {
      const fragment = fragments.get(spread.fragment)
      if (!fragment) continue
      const inside = total(fragment)
      sum.depth = Math.max(sum.depth, spread.depth + inside.depth)
      sum.cost += inside.cost
    }
    known.set(weight, sum)
    return sum
  }
}

function costOf(field: GraphQLField<unknown, unknown> | null | undefined): number {
  const directive = field?.astNode?.directives?.find((used) => used.name.value === 'cost')
  const weight = directive?.arguments?.find((argument) => argument.name.value === 'weight')?.value
  return weight?.kind === 'IntValue' ? Number(weight.value) : 1
}
