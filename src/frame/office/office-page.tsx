import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/panel.tsx'
import styles from './office-page.module.css'

interface OfficePageProps {
  title: ReactNode
  /** What was done just before (`SuccessBanner`): on top, where it is seen without scrolling. */
  done?: ReactNode
  /** The screen that led here. */
  back?: { href: string; label: string } | undefined
  actions?: ReactNode
  lede?: ReactNode
  children: ReactNode
}

export function OfficePage({ title, done, back, actions, lede, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      {done}
      {back && (
        <a className={styles.back} href={back.href}>
          <Icon name="back" />
          {back.label}
        </a>
      )}
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lede && <div className={styles.lede}>{lede}</div>}
      </header>
      {children}
    </div>
  )
}

/** What was done just before, as the address has it (`?done=saved`); null for anything else. */
export function doneOf<const Done extends string>(request: Request, outcomes: readonly Done[]): Done | null {
  const done = new URL(request.url).searchParams.get('done')
  return outcomes.find((known) => known === done) ?? null
}

/**
 * Confirms what was done, at the top of the page that follows. It takes the focus, so that screen readers read it first (as the success banner of the GOV.UK
 * Design System); the next Tab continues after it. Someone who is already in a field stays there. The page never scrolls for it: a press that had begun on a
 * link would end beside it, and be lost.
 */
export function SuccessBanner({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same action once more is a new visit of the same page, to be announced again
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <div ref={box} className={styles.message} role="status" tabIndex={-1}>
      <Notice tone="info" title={title}>
        {children}
      </Notice>
    </div>
  )
}
