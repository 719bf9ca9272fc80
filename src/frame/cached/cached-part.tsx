import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { type IslandFacts, useIslandFacts } from '#frame/islands/island-shell.tsx'

/** Returns the placeholder of a part, which its markup replaces once the page is rendered. */
export type CachePart = (order: {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: the page that has the part knows what its props are
  part: ComponentType<any>
  facts: IslandFacts
  place: Place
}) => ReactNode

/** Null where React runs the page, on pages that are one person’s, and inside a cached part. */
export const CachePartContext = createContext<CachePart | null>(null)

interface CachedPartProps<Props extends object> {
  /** A name of its own: parts with one name are one component. */
  name: string
  part: ComponentType<Props>
  /** Plain data, the same for everyone who sees the page. With the facts below all that the part is made of. */
  props: NoInfer<Props>
  place?: Place
}

/** What a part reads of its surroundings. */
interface Place {
  /** As plain data. */
  facts: object
  /** The contexts that give it that. */
  within: (part: ReactNode) => ReactNode
}

const nowhere: Place = { facts: {}, within: (part) => part }

/** A part whose markup is cached (docs/decisions/0008). It sees its props and place, language, settings, mode, address and day alone. */
export function CachedPart<Props extends object>({ name, part: Part, props, place = nowhere }: CachedPartProps<Props>) {
  const facts = useIslandFacts(props)
  const cache = use(CachePartContext)
  return cache ? cache({ name, part: Part, facts, place }) : <Part {...props} />
}
