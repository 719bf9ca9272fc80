import { setTimeout as wait } from 'node:timers/promises'

/** What all processes share. Without it they still serve what is in memory. */
export type Dependency = 'database' | 'content'

export type Dependencies = Record<Dependency, boolean>

/** Milliseconds. Shorter than the timeout of the probes in deploy/kubernetes.yaml. */
const usualPatience = 2_000

/**
 * Asks each dependency whether it responds; no answer in time is a no. One that hangs is not asked again until it has answered, so polling takes one
 * database connection at most.
 */
export function dependencyChecks(
  asks: Record<Dependency, () => Promise<unknown>>,
  patience = usualPatience,
): () => Promise<Dependencies> {
  const [database, content] = [asks.database, asks.content].map((ask) => oneAtATime(ask, patience))
  return async () => {
    const [hasDatabase = false, hasContent = false] = await Promise.all([database?.(), content?.()])
    return { database: hasDatabase, content: hasContent }
  }
}

function oneAtATime(ask: () => Promise<unknown>, patience: number): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, wait(patience, false, { ref: false })])
  }
}
