import type { ReactNode } from 'react'

interface TimeProps {
  /** ISO instant. */
  at: string
  className?: string | undefined
  children: ReactNode
}

/** An instant in words. HTML allows at most three digits of a second; the database gives six: https://html.spec.whatwg.org/#times */
export function Time({ at, className, children }: TimeProps) {
  return (
    <time dateTime={at.replace(/(\.\d{3})\d+/, '$1')} className={className}>
      {children}
    </time>
  )
}
