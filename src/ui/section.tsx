import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'
import { Wrap } from './wrap.tsx'

export type Tone = 'plain' | 'sky' | 'night'

interface SectionProps {
  tone?: Tone | undefined
  /** Target of links on the page. */
  id?: string | undefined
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined
  /** Leaves out the space on one side, where two sections belong together. */
  close?: 'start' | 'end' | undefined
  /** Is left out on paper, where there is nothing to do in it. */
  screenOnly?: boolean | undefined
  children: ReactNode
}

/** A band of the page across the whole screen. */
export function Section({ tone = 'plain', id, labelledBy, close, screenOnly, children }: SectionProps) {
  return (
    <section
      className={classNames(
        styles.section,
        styles[tone],
        close === 'start' && styles.closeStart,
        close === 'end' && styles.closeEnd,
        screenOnly && styles.screenOnly,
      )}
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
    >
      <Wrap>{children}</Wrap>
    </section>
  )
}
