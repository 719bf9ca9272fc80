import { createContext, type ReactNode, use } from 'react'

/** Parts of the program that pages may place: by the name that editors write. */
export type ComponentBlocks = Readonly<Record<string, ReactNode>>

const Context = createContext<ComponentBlocks>({})

interface ComponentBlocksProviderProps {
  /** For example `{ 'upcoming-dates': <UpcomingDates … /> }`, made by the route from what its loader read. */
  components: ComponentBlocks
  children: ReactNode
}

/** Supplies the parts that `flightdeck/component` blocks place on a page. Blocks themselves load nothing. */
export function ComponentBlocksProvider({ components, children }: ComponentBlocksProviderProps) {
  return <Context value={components}>{children}</Context>
}

/** The part of this name, or nothing where the route supplies none. */
export function useComponentBlock(name: string): ReactNode {
  return use(Context)[name] ?? null
}
