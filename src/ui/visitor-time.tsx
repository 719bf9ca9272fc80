import { useTranslations } from 'use-intl'

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
  const spans = moments.map(({ startsAt, endsAt }) => (endsAt ? `${startsAt}/${endsAt}` : startsAt))
  return <visitor-time moments={spans.join(' ')} zone={zone} words={t('visitorTime', { time: '{time}' })} />
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React types its elements in one
  namespace JSX {
    interface IntrinsicElements {
      'visitor-time': { moments: string; zone: string; words: string }
    }
  }
}
