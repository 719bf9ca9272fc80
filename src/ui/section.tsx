import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'
import { Wrap } from './wrap.tsx'

export type Tone = 'plain' | 'sky' | 'night'

interface SectionProps {
  tone?: Tone | undefined
  /** Anchor. */
  id?: string | undefined
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined
  /** Removes the space above, where two sections belong together. */
  close?: 'start' | undefined
  /** Hidden in print, where its controls are useless. */
  screenOnly?: boolean | undefined
  children: ReactNode
}

/** A full-width band of the page. */
export function Section({ tone = 'plain', id, labelledBy, close, screenOnly, children }: SectionProps) {
  return (
    <section
      className={classNames(
        styles.section,
        styles[tone],
        close === 'start' && styles.closeStart,
        screenOnly && styles.screenOnly,
      )}
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone === 'plain' ? undefined : tone}
    >
      <Wrap>{children}</Wrap>
    </section>
  )
}
