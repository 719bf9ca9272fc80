import { createContext, type ReactNode, use } from 'react'
import type { Block } from '../blocks/index.ts'

/** What the surrounding block tells a part about its place. */
export interface Place {
  /** Of a newsletter block: which list people sign up for. Empty elsewhere. */
  listId: string
  /** Of a component block: what an editor has written beside its name. Empty elsewhere. */
  className?: string | undefined
}

/** Parts of the program that pages may place: by the name that editors write. A part that must know its place is a function of it. */
export type ComponentBlocks = Readonly<Record<string, ReactNode | ((place: Place) => ReactNode)>>

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

/**
 * Whether a section is nothing but words around a part of the program that the route does not supply: a heading over nothing. A section
 * that has anything else to show is shown without the part.
 */
export function useLacksItsPart(blocks: readonly Block[]): boolean {
  const components = use(Context)
  const isWords = ({ name }: Block) => ['core/heading', 'core/paragraph', 'core/buttons'].includes(name)
  const rest = blocks.filter((block) => !isWords(block))
  const isMissing = (block: Block) =>
    block.name === 'flightdeck/component' && !Object.hasOwn(components, block.componentName)
  return rest.length > 0 && rest.every(isMissing)
}

/** The part of this name, or nothing where the route supplies none. */
export function useComponentBlock(name: string, place: Place = { listId: '' }): ReactNode {
  const components = use(Context)
  const part = Object.hasOwn(components, name) ? components[name] : null
  return typeof part === 'function' ? part(place) : part
}

/** Whether a block is above the fold. Those below load lazily. */
export const AboveTheFold = createContext(false)

/** The address of the picture that a page opens with: it comes before the others. */
export const FirstPicture = createContext<string | undefined>(undefined)

/** Whether the page is a preview, which shows problems that are hidden from visitors. */
export const InPreview = createContext(false)
