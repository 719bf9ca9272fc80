import { useTranslations } from 'use-intl'
import { withOffset } from '#i18n/format-dates.ts'

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
