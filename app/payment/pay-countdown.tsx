import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

interface PayCountdownProps {
  /** As the server has counted: what stands there before any script runs. */
  minutesLeft: number
}

/** How many minutes are left to pay. It counts on where a script runs; the page says until when, for everybody else. */
export function PayCountdown({ minutesLeft }: PayCountdownProps) {
  const t = useTranslations('payment')
  const [left, setLeft] = useState(minutesLeft)
  useEffect(() => {
    // What has passed here is taken off what the server has counted: the clock of the visitor may be wrong.
    const begun = performance.now()
    const count = () => setLeft(Math.max(0, minutesLeft - Math.floor((performance.now() - begun) / 60_000)))
    const ticking = setInterval(count, 5_000)
    return () => clearInterval(ticking)
  }, [minutesLeft])
  return <strong>{left > 0 ? t('minutesLeft', { minutes: left }) : t('timeIsOver')}</strong>
}
