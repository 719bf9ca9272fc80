import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import { lookFor } from './keep-the-form.ts'
import { type LostAnswer, noteLost, useLostAnswer } from './lost-answer.ts'
import styles from './lost-answer-notice.module.css'

interface LostNoticeProps {
  lost: LostAnswer
  /** Whether the form orders something. */
  orders: boolean
}

/** What is known of a form that got no answer, in words. */
export function LostNotice({ lost, orders }: LostNoticeProps) {
  const t = useTranslations('lostAnswer')
  const booking = useTranslations('booking')
  if (lost === 'offline')
    return (
      <Notice tone="alert" title={t('offlineTitle')}>
        <Text>{t('offline', { orders: orders ? 'yes' : 'no' })}</Text>
      </Notice>
    )
  return (
    <Notice tone="alert" title={booking('failureTitle')}>
      <Text>{booking('failureText')}</Text>
      <Text size="small">{t(lost)}</Text>
    </Notice>
  )
}

/** In milliseconds: the first time that we ask again, and the longest pause between two questions. */
const firstPause = 2_000
const longestPause = 30_000

interface LostAnswerNoticeProps {
  id: string
  /** Of a form that orders. */
  idempotencyKey: string | null
  /** It was sent from a page that is gone. */
  wasSent: boolean
}

/** Says on top of a form that no answer came, and goes on asking as long as it is not known what came of it (docs/product.md#booking-form). */
export function LostAnswerNotice({ id, idempotencyKey, wasSent }: LostAnswerNoticeProps) {
  const navigate = useNavigate()
  const lost = useLostAnswer(id)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = lost === 'offline' || lost === 'unknown'

  useEffect(() => {
    if (lost) box.current?.focus()
  }, [lost])

  useEffect(() => {
    if (!isOpen && !wasSent) return
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function look() {
      clearTimeout(timer)
      const found = await lookFor({ idempotencyKey })
      if (isOver) return
      if ('href' in found) return navigate(found.href)
      noteLost(id, found.lost)
      if (found.lost !== 'offline' && found.lost !== 'unknown') return
      timer = setTimeout(look, pause)
      pause = Math.min(pause * 2, longestPause)
    }
    if (isOpen) timer = setTimeout(look, pause)
    else void look()
    window.addEventListener('online', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', look)
    }
  }, [isOpen, wasSent, id, idempotencyKey, navigate])

  if (!lost) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <LostNotice lost={lost} orders={idempotencyKey !== null} />
    </div>
  )
}
