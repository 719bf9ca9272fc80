import type { Block, BlockNamed } from '../blocks/index.ts'

/** A section, split into heading and content. */
export interface SectionParts {
  heading: BlockNamed<'core/heading'> | null
  /** Shown with the heading. */
  intro: Block[]
  content: Block[]
}

/**
 * Splits a section into two columns: heading left, the rest right. If it places a part of the program, such as the timetable, that part is the
 * content, and text and buttons stay with the heading.
 */
export function besideHeading(group: BlockNamed<'core/group'>): SectionParts {
  const { heading, rest } = openedBy(group)
  const isPlaced = ({ name }: Block) => name === 'flightdeck/component' || name === 'flightdeck/newsletter'
  if (!rest.some(isPlaced)) return { heading, intro: [], content: rest }
  return { heading, intro: rest.filter((block) => !isPlaced(block)), content: rest.filter(isPlaced) }
}

/** Splits a section for full width: a single paragraph is beside the heading if anything but text follows it. */
export function belowHeading(group: BlockNamed<'core/group'>): SectionParts {
  const { heading, rest } = openedBy(group)
  const [first, second] = rest
  const opens = first?.name === 'core/paragraph' && second !== undefined && second.name !== 'core/paragraph'
  return opens && heading ? { heading, intro: [first], content: rest.slice(1) } : { heading, intro: [], content: rest }
}

/** Splits '3 for 2': text and button left, the other discounts right. */
export function besideAlternatives(group: BlockNamed<'core/group'>): SectionParts {
  const { heading, rest } = openedBy(group)
  const firstAlternative = rest.findIndex(({ name }) => name !== 'core/paragraph' && name !== 'core/buttons')
  const at = firstAlternative < 0 ? rest.length : firstAlternative
  return { heading, intro: rest.slice(0, at), content: rest.slice(at) }
}

function openedBy(group: BlockNamed<'core/group'>): { heading: BlockNamed<'core/heading'> | null; rest: Block[] } {
  const [first, ...rest] = group.innerBlocks
  if (first?.name === 'core/heading') return { heading: first, rest }
  return { heading: null, rest: group.innerBlocks }
}
