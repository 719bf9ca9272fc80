import { type ReactNode, useId } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { SectionHead } from '#ui/heading.tsx'
import { Section, Split, Stack } from '#ui/section.tsx'
import type { Block, BlockNamed } from '../blocks/index.ts'
import { type BlockProps, flightLevel, hasStyle } from './block-style.ts'
import { useLacksItsPart } from './component-blocks.tsx'
import { Flow, UnknownMark } from './flow.tsx'
import { Html } from './html.tsx'
import styles from './page-section.module.css'

/** A part of a page, from top to bottom. */
export type PagePart =
  | { kind: 'cover'; block: BlockNamed<'core/cover'> }
  | { kind: 'section'; block: BlockNamed<'core/group'> }
  | { kind: 'loose'; blocks: Block[] }

type SectionTone = 'plain' | 'sky' | 'night'

/** The background of a section: 'night' for the three levels, 'sky' for the offers, otherwise that of the page. */
export function toneOf(block: BlockNamed<'core/group'>): SectionTone {
  if (hasStyle(block, 'night')) return 'night'
  if (hasStyle(block, 'sky') || hasStyle(block, 'three-for-two')) return 'sky'
  return 'plain'
}

/** Whether a section explains the flight levels. */
export function holdsLevels(block: BlockNamed<'core/group'>): boolean {
  return block.innerBlocks.some((inner) => inner.name === 'core/group' && flightLevel(inner) !== null)
}

/** Splits the blocks of a page into parts: covers, groups as sections, and runs of other blocks as sections of their own. */
export function pageParts(blocks: readonly Block[]): PagePart[] {
  const parts: PagePart[] = []
  for (const given of blocks) {
    const block = parts.length > 0 && given.name === 'core/cover' ? asGroup(given) : given
    const before = parts.at(-1)
    if (block.name === 'core/cover' && !before) {
      parts.push({ kind: 'cover', block })
      continue
    }
    if (block.name !== 'core/group' && before?.kind === 'loose') {
      before.blocks.push(block)
      continue
    }
    parts.push(block.name === 'core/group' ? { kind: 'section', block } : { kind: 'loose', blocks: [block] })
  }
  return parts
}

/** A page has one head with one h1; any further cover becomes a section. */
function asGroup({ order, anchor, innerBlocks }: BlockNamed<'core/cover'>): BlockNamed<'core/group'> {
  const inner = innerBlocks.map((block) =>
    block.name === 'core/heading' && block.level === 1 ? { ...block, level: 2 as const } : block,
  )
  return { name: 'core/group', order, anchor, innerBlocks: inner }
}

export interface SectionParts {
  heading: BlockNamed<'core/heading'> | null
  intro: Block[]
  content: Block[]
}

/** Splits a section into heading and rest. A part of the program is the content; text and buttons stay with the heading. */
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

/** The anchors of FAQ sections, in either language. */
const anchors: readonly (string | undefined)[] = ['fragen', 'questions']

function holdsQuestions({ anchor }: BlockNamed<'core/group'>): boolean {
  return anchors.includes(anchor)
}

interface Question {
  heading: BlockNamed<'core/heading'>
  answer: Block[]
}

/** Splits a section at its headings: the blocks before the first, then each heading with the blocks that follow. */
export function questionsOf(blocks: readonly Block[]): { before: Block[]; questions: Question[] } {
  const before: Block[] = []
  const questions: Question[] = []
  for (const block of blocks) {
    const current = questions.at(-1)
    if (block.name === 'core/heading') questions.push({ heading: block, answer: [] })
    else if (current) current.answer.push(block)
    else before.push(block)
  }
  return { before, questions }
}

interface QuestionsProps extends Pick<BlockProps<'core/group'>, 'render'> {
  blocks: readonly Block[]
}

/** An FAQ of collapsible answers. Collapsed ones are found by the browser's page search. */
function Questions({ blocks, render }: QuestionsProps) {
  const { before, questions } = questionsOf(blocks)
  return (
    <Stack gap="small">
      {before.length > 0 && <Flow>{render(before)}</Flow>}
      <div>
        {questions.map(({ heading, answer }) => (
          <Disclosure
            key={heading.order}
            id={heading.anchor}
            summary={
              <h3>
                <Html as="span" html={heading.content} />
              </h3>
            }
          >
            <Flow>{render(answer)}</Flow>
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}

/** The target of the link 'Flight Levels' in the frame: the section with the three levels, whatever its anchor. */
const levelsAnchor = 'flight-levels'

/** A top-level group: a section in its style. */
export function PageSection({ block, render }: BlockProps<'core/group'>) {
  const unnamed = useId()
  const lacksItsPart = useLacksItsPart(block.innerBlocks)
  const needsAnchor = holdsLevels(block) && block.anchor !== levelsAnchor
  const opening = block.innerBlocks[0]
  const opened = opening?.name === 'core/heading'
  const headingId = (opened && opening.anchor) || unnamed
  if (lacksItsPart) return null
  return (
    <Section tone={toneOf(block)} id={block.anchor} labelledBy={opened ? headingId : undefined}>
      {needsAnchor && <span className={styles.anchor} id={levelsAnchor} />}
      <UnknownMark name={block.standsFor}>
        <SectionContent block={block} headingId={headingId} render={render} />
      </UnknownMark>
    </Section>
  )
}

interface SectionContentProps extends BlockProps<'core/group'> {
  headingId: string
}

function SectionContent({ block, headingId, render }: SectionContentProps) {
  if (hasStyle(block, 'three-for-two')) return <ThreeForTwo block={block} headingId={headingId} render={render} />

  if (hasStyle(block, 'split') || hasStyle(block, 'sky')) {
    const { heading, intro, content } = besideHeading(block)
    const head = (
      <div className={styles.head}>
        <SectionTitle heading={heading} id={headingId} />
        {intro.length > 0 && <div className={styles.intro}>{render(intro)}</div>}
      </div>
    )
    return (
      <Split head={head} share={hasStyle(block, 'sky') ? 'even' : 'narrow'}>
        {holdsQuestions(block) ? <Questions blocks={content} render={render} /> : <Flow>{render(content)}</Flow>}
      </Split>
    )
  }

  const { heading, intro, content } = belowHeading(block)
  return (
    <>
      {heading && (
        <SectionHead
          id={headingId}
          align={heading.align}
          title={<Html as="span" html={heading.content} />}
          intro={introOf(intro, render)}
        />
      )}
      <Flow>{render(content)}</Flow>
    </>
  )
}

function introOf(intro: SectionContentProps['block']['innerBlocks'], render: SectionContentProps['render']): ReactNode {
  return intro.length > 0 ? render(intro) : null
}

function SectionTitle({ heading, id }: { heading: BlockNamed<'core/heading'> | null; id: string }) {
  if (!heading) return null
  return <Html as="h2" id={id} html={heading.content} />
}

interface ThreeForTwoProps extends BlockProps<'core/group'> {
  headingId: string
}

/** The offer in large type above three seats, the third one free, beside the other discounts. */
function ThreeForTwo({ block, headingId, render }: ThreeForTwoProps) {
  const { heading, intro, content } = besideAlternatives(block)
  return (
    <div className={styles.offer}>
      <div className={styles.words}>
        {heading && (
          <h2 className={styles.title} id={headingId}>
            <Html as="span" html={heading.content} />
          </h2>
        )}
        <svg className={styles.seats} viewBox="0 0 102 26" width="102" height="26" aria-hidden="true">
          <circle cx="13" cy="13" r="13" />
          <circle cx="51" cy="13" r="13" />
          <circle className={styles.free} cx="89" cy="13" r="13" />
        </svg>
        {render(intro)}
      </div>
      <div className={styles.alternatives}>{render(content)}</div>
    </div>
  )
}
