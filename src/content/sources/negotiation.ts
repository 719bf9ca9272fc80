import { RefusedQuery } from './graphql-exchange.ts'

/** What not every source can be asked for: the ways to ask, the best first and the last one mostly '', and how a refusal names it. */
export interface Negotiable {
  ways: readonly string[]
  refusal: RegExp
}

export type Negotiated<Name extends string> = <Answer>(
  ask: (fields: Record<Name, string>) => Promise<Answer>,
) => Promise<Answer>

/**
 * Asks with all of them first; what the source refuses by name is asked for in another way or not at all, from then on. One unknown field costs
 * the whole answer, and asking for the schema is often switched off. What a source learns later is noticed after a restart.
 */
export function negotiation<Name extends string>(negotiable: Readonly<Record<Name, Negotiable>>): Negotiated<Name> {
  // as: keys are typed as any text
  const names = Object.keys(negotiable) as Name[]
  const current = new Map<Name, number>()
  const wayOf = (name: Name) => current.get(name) ?? 0

  return async function withFields(ask) {
    const tried = new Map(names.map((name) => [name, wayOf(name)]))
    // as: there is one for each name
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
      // not simply one more: another question may have learned the same meanwhile
      for (const [name, way] of refused) current.set(name, Math.max(wayOf(name), way + 1))
      return withFields(ask)
    }
  }
}

function isRefused(refusal: RegExp, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedQuery && refusal.test(cause.message)
}
