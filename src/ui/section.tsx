import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Heading } from './heading.tsx'
import styles from './section.module.css'

type Tone = 'plain' | 'sky' | 'night'

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

/** The page width with its margins. Contains everything but pictures and coloured bands. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>
}

interface SplitProps {
  /** The heading with what belongs to it: three to four columns. */
  head: ReactNode
  /** The content: eight to nine columns. */
  children: ReactNode
  /** `even` gives the head five of twelve columns, for a head with more than a title. */
  share?: 'narrow' | 'even' | undefined
}

/** Heading left, content right; stacked on small screens. */
export function Split({ head, children, share = 'narrow' }: SplitProps) {
  return (
    <div className={classNames(styles.split, share === 'even' && styles.even)}>
      <div className={styles.part}>{head}</div>
      <div className={styles.part}>{children}</div>
    </div>
  )
}

interface WithAsideProps {
  children: ReactNode
  /** Sticky beside the content on wide screens, below it on small ones. */
  aside: ReactNode
}

/** A long column with a short companion: a form with its sum, a confirmation with its summary. */
export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  )
}

interface StackProps {
  /** Space between the parts: 8, 16, 24, 32 or 48 px. */
  gap?: 'tight' | 'small' | 'medium' | 'large' | 'huge' | undefined
  children: ReactNode
}

export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}

interface PartProps {
  title: ReactNode
  /** Space between its children, as in `Stack`. */
  gap?: 'small' | 'medium' | undefined
  children: ReactNode
}

export function Part({ title, gap, children }: PartProps) {
  return (
    <Stack gap={gap}>
      <Heading level={2} size="part">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** Related buttons and links, side by side where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
