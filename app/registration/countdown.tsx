import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

interface CountdownProps {
  /** ISO instants: the end, and when the server said so. */
  until: string
  now: string
}

/** The time left in hours and minutes (SPEC §4). Without a script it stands as the page was made. */
export function Countdown({ until, now }: CountdownProps) {
  const t = useTranslations('registration')
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    // What has passed here is added to the server's time: the clock of the visitor may be wrong.
    const begun = performance.now()
    const ticking = setInterval(() => setPassed(performance.now() - begun), 10_000)
    return () => clearInterval(ticking)
  }, [])
  const left = Math.max(0, Math.floor((Date.parse(until) - Date.parse(now) - passed) / 60_000))
  return <strong>{t('left', { hours: Math.floor(left / 60), minutes: left % 60 })}</strong>
}
