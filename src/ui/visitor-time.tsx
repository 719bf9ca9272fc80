import { useTranslations } from 'use-intl'

interface VisitorTimeProps {
  /** ISO instants: sessions, or one moment. */
  moments: readonly { startsAt: string; endsAt?: string }[]
  /** The zone in which the page says them. */
  zone: string
}

/**
 * The same time in the visitor's own zone, on a line of its own; nothing where it is the same. src/frame/browser/head.ts fills it in while the page is
 * read, before it is painted: nothing moves (docs/rules/times.md).
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
