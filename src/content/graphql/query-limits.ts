import type { ASTVisitor, ValidationContext, ValidationRule } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

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
