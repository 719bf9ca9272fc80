import { createContext, type ReactNode, use } from 'react'
import type { Block } from '../blocks/index.ts'

/** What the placing block passes to a part of the program. */
export interface Place {
  /** The list of a newsletter block. Empty elsewhere. */
  listId: string
  /** The class name of a component block. Empty elsewhere. */
  className?: string | undefined
}

/** Parts of the program that pages may place, by name. A part that depends on its place is a function of it. */
export type ComponentBlocks = Readonly<Record<string, ReactNode | ((place: Place) => ReactNode)>>

const Context = createContext<ComponentBlocks>({})

interface ComponentBlocksProviderProps {
  /** For example `{ 'upcoming-dates': <UpcomingDates … /> }`, built by the route from its loader data. */
  components: ComponentBlocks
  children: ReactNode
}

/** Supplies the parts that `flightdeck/component` blocks place on a page. Blocks load no data themselves. */
export function ComponentBlocksProvider({ components, children }: ComponentBlocksProviderProps) {
  return <Context value={components}>{children}</Context>
}

/** Whether a section only introduces a part that the route does not supply: it would be a heading over nothing. */
export function useLacksItsPart(blocks: readonly Block[]): boolean {
  const components = use(Context)
  const isWords = ({ name }: Block) => ['core/heading', 'core/paragraph', 'core/buttons'].includes(name)
  const rest = blocks.filter((block) => !isWords(block))
  const isMissing = (block: Block) =>
    block.name === 'flightdeck/component' && !Object.hasOwn(components, block.componentName)
  return rest.length > 0 && rest.every(isMissing)
}

/** The part of this name, or nothing when the route does not supply it. */
export function useComponentBlock(name: string, place: Place = { listId: '' }): ReactNode {
  const components = use(Context)
  const part = Object.hasOwn(components, name) ? components[name] : null
  return typeof part === 'function' ? part(place) : part
}

/** Whether a block is above the fold. Those below load lazily. */
export const AboveTheFold = createContext(false)

/** The URL of the first picture of a page, which is loaded with priority. */
export const FirstPicture = createContext<string | undefined>(undefined)

/** Whether the page is a preview, which shows problems that are hidden from visitors. */
export const InPreview = createContext(false)
