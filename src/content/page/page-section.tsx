import { type ReactNode, useId } from 'react'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { Split } from '#ui/split.tsx'
import type { BlockNamed } from '../blocks/index.ts'
import type { BlockProps } from './block-props.ts'
import { hasStyle } from './block-style.ts'
import { useLacksItsPart } from './component-blocks.tsx'
import { Flow } from './flow.tsx'
import { Html } from './html.tsx'
import { levelsAnchor } from './levels-anchor.ts'
import { holdsLevels, toneOf } from './page-parts.ts'
import styles from './page-section.module.css'
import { holdsQuestions, Questions } from './questions.tsx'
import { belowHeading, besideHeading } from './section-parts.ts'
import { ThreeForTwo } from './three-for-two.tsx'
import { UnknownMark } from './unknown-mark.tsx'

/** A group at the top level: a section in the chosen look. */
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
  return (
    <h2 id={id}>
      <Html as="span" html={heading.content} />
    </h2>
  )
}
