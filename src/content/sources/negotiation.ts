import { RefusedQuery } from './graphql-exchange.ts'

/** A part of a query that not every source supports: its variants, best first and usually '' last, and how a rejection names it. */
export interface Negotiable {
  ways: readonly string[]
  refusal: RegExp
}

export type Negotiated<Name extends string> = <Answer>(
  ask: (fields: Record<Name, string>) => Promise<Answer>,
) => Promise<Answer>

/**
 * Queries with the best variants first; a part that the source rejects by name is replaced by its next variant from then on. One unknown field fails
 * a whole query, and introspection is often disabled. New abilities of a source are noticed after a restart.
 */
export function negotiation<Name extends string>(negotiable: Readonly<Record<Name, Negotiable>>): Negotiated<Name> {
  // as: Object.keys returns strings
  const names = Object.keys(negotiable) as Name[]
  const current = new Map<Name, number>()
  const wayOf = (name: Name) => current.get(name) ?? 0

  return async function withFields(ask) {
    const tried = new Map(names.map((name) => [name, wayOf(name)]))
    // as: there is one field per name
    const fields = Object.fromEntries(
      [...tried].map(([name, way]) => [name, negotiable[name].ways[way] ?? '']),
    ) as Record<Name, string>
    try {
      return await ask(fields)
    } catch (error) {
      const refused = [...tried].filter(([name, way]) => {
        const { ways, refusal } = negotiable[name]
        return way + 1 < ways.length && isRefused(refusal, error)
      })
      if (refused.length === 0) throw error
      // Not simply the next variant: a concurrent query may have learned the same.
      for (const [name, way] of refused) current.set(name, Math.max(wayOf(name), way + 1))
      return withFields(ask)
    }
  }
}

function isRefused(refusal: RegExp, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedQuery && refusal.test(cause.message)
}
