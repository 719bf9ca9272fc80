import { expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import { placesComponent } from './shown-page.ts'

const part = (componentName: string): Block => ({ name: 'flightdeck/component', order: 0, componentName })
const inside = (block: Block): Block => ({ name: 'core/group', order: 0, innerBlocks: [block] })

it.each([
  ['however deep', [inside(inside(part('testimonials')))], ['testimonials'], true],
  ['another one', [inside(part('upcoming-dates'))], ['testimonials'], false],
  ['any of several', [part('workshop-grid')], ['upcoming-dates', 'workshop-grid'], true],
  ['nothing', [], ['testimonials'], false],
])('finds a component that a page places: %s', (_, blocks, names, expected) => {
  expect(placesComponent(blocks, ...names)).toBe(expected)
})
