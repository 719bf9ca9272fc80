import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

interface CountdownProps {
  /** ISO instants: the end, and when the server said so. */
  until: string
  now: string
}

/** The time left in hours and minutes (SPEC §4). When none is left the page is asked for anew. Without a script it stands as it was made. */
export function Countdown({ until, now }: CountdownProps) {
  const t = useTranslations('registration')
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    // What has passed here is added to the server's time: the clock of the visitor may be wrong.
    const begun = performance.now()
    const ticking = setInterval(() => setPassed(performance.now() - begun), 10_000)
    return () => clearInterval(ticking)
  }, [])
  const remaining = Date.parse(until) - Date.parse(now) - passed
  const { revalidate } = useRevalidator()
  const isOver = remaining <= 0
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  const left = Math.max(0, Math.floor(remaining / 60_000))
  return <strong>{t('left', { hours: Math.floor(left / 60), minutes: left % 60 })}</strong>
}
