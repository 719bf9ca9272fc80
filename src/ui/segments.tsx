import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segments.module.css'

interface SegmentsProps {
  /** For screen readers: what is switched. */
  label: string
  /** Words only, without a frame. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** A small switch with two or three states, `SegmentLink`s or `SegmentRadio`s. */
export function Segments({ label, quiet = false, children }: SegmentsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className={quiet ? styles.quiet : styles.segments} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface SegmentLinkProps {
  /** Null for a state that is shown but cannot be selected. */
  href: string | null
  current: boolean
  /** Language of the target and of the text. */
  language: string
  /** For screen readers, after the text: the name behind a code, or why it cannot be selected. */
  note?: string | undefined
  children: ReactNode
}

/** A state with its own page. */
export function SegmentLink({ href, current, language, note, children }: SegmentLinkProps) {
  const words = (
    <>
      {children}
      {note && <span className={styles.spoken}> {note}</span>}
    </>
  )
  if (href === null || current) {
    return (
      <span className={classNames(styles.segment, !current && styles.unavailable)} aria-current={current || undefined}>
        {words}
      </span>
    )
  }
  return (
    <a className={styles.segment} href={href} hrefLang={language} lang={language} data-locale={language}>
      {words}
    </a>
  )
}

interface SegmentRadioProps {
  name: string
  value: string
  defaultChecked?: boolean | undefined
  children: ReactNode
}

/** A state selected in place. */
export function SegmentRadio({ name, value, defaultChecked, children }: SegmentRadioProps) {
  return (
    <label className={styles.segment}>
      <input className={styles.spoken} type="radio" name={name} value={value} defaultChecked={defaultChecked} />
      {children}
    </label>
  )
}
