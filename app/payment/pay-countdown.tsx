import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

interface PayCountdownProps {
  /** ISO instant. */
  until: string
  /** As the server has counted: what stands there before any script runs. */
  minutesLeft: number
}

/** How many minutes are left to pay. It counts on where a script runs; the page says until when, for everybody else. */
export function PayCountdown({ until, minutesLeft }: PayCountdownProps) {
  const t = useTranslations('payment')
  const [left, setLeft] = useState(minutesLeft)
  useEffect(() => {
    const end = Date.parse(until)
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 60_000)))
    const ticking = setInterval(count, 5_000)
    return () => clearInterval(ticking)
  }, [until])
  return <strong>{left > 0 ? t('minutesLeft', { minutes: left }) : t('timeIsOver')}</strong>
}
