import { describe, expect, it } from 'vitest'
import { buttons, component, group, heading, list, paragraph } from '#tests/helpers/sample-blocks.ts'
import { belowHeading, besideAlternatives, besideHeading, type SectionParts } from './page-section.tsx'

const section = (...blocks: Parameters<typeof group>[1][]) => ({
  ...group(undefined, ...blocks.filter((block) => block !== undefined)),
  order: 0,
})

/** The names of the blocks on each side. */
const sides = ({ heading, intro, content }: SectionParts) => ({
  heading: heading?.content ?? null,
  intro: intro.map(({ name }) => name.replace(/^.*\//, '')),
  content: content.map(({ name }) => name.replace(/^.*\//, '')),
})

describe('beside its heading', () => {
  it('has everything in the agenda of FL2D', () => {
    const agenda = section(heading(2, 'Ablauf'), paragraph('Zwei Tage.'), list(undefined, '09:00'))
    expect(sides(besideHeading(agenda))).toEqual({ heading: 'Ablauf', intro: [], content: ['paragraph', 'list'] })
  })

  it('has only the timetable; text and link stay below the heading', () => {
    const dates = section(
      heading(2, 'Nächste Termine'),
      paragraph('Preise exklusive USt.'),
      component('upcoming-dates'),
      buttons('Alle Termine', '/de/workshops'),
    )
    expect(sides(besideHeading(dates))).toEqual({
      heading: 'Nächste Termine',
      intro: ['paragraph', 'buttons'],
      content: ['component'],
    })
  })

  it('has all of a section without a heading', () => {
    expect(sides(besideHeading(section(paragraph('Ohne Titel'))))).toEqual({
      heading: null,
      intro: [],
      content: ['paragraph'],
    })
  })
})

describe('below its heading', () => {
  it('has the grid; one paragraph opens it', () => {
    const grid = section(heading(2, 'Sechs Workshops'), paragraph('Ein roter Faden.'), component('workshop-grid'))
    expect(sides(belowHeading(grid)).intro).toEqual(['paragraph'])
  })

  it('has running text as a whole', () => {
    const prose = section(heading(2, 'Warum'), paragraph('Erstens.'), paragraph('Zweitens.'))
    expect(sides(belowHeading(prose))).toEqual({ heading: 'Warum', intro: [], content: ['paragraph', 'paragraph'] })
  })
})

describe('three for two', () => {
  it('parts the offer from the other ways to pay less', () => {
    const offer = section(
      heading(2, '3 für 2'),
      paragraph('Kommt zu dritt.'),
      buttons('Zu dritt buchen', '/de/workshops'),
      list(undefined, 'Regionale Preise'),
    )
    expect(sides(besideAlternatives(offer))).toEqual({
      heading: '3 für 2',
      intro: ['paragraph', 'buttons'],
      content: ['list'],
    })
  })

  it('does without alternatives', () => {
    const offer = section(heading(2, '3 für 2'), paragraph('Kommt zu dritt.'))
    expect(sides(besideAlternatives(offer)).content).toEqual([])
  })
})
