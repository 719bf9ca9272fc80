import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { withOffset } from '#i18n/format-dates.ts'

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

interface VisitorTimeProps {
  /** ISO instants: sessions, or a single moment. */
  moments: readonly { startsAt: string; endsAt?: string }[]
  /** The time zone used on the page. */
  zone: string
}

/**
 * The same time in the visitor's own zone, on a separate line; nothing when equal. src/frame/browser/head.ts fills it in while the HTML is parsed, so
 * that nothing shifts (docs/rules/times.md).
 */
export function VisitorTime({ moments, zone }: VisitorTimeProps) {
  const t = useTranslations('common')
  const spans = moments.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].flatMap((instant) => (instant === undefined ? [] : [withOffset(instant, zone)])).join('/'),
  )
  return <visitor-time moments={spans.join(' ')} words={t('visitorTime', { time: '{time}' })} />
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React types its elements in one
  namespace JSX {
    interface IntrinsicElements {
      'visitor-time': { moments: string; words: string }
    }
  }
}
