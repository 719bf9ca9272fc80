import { useEffect, useRef } from 'react'
import { lookFor } from './form-draft.ts'
import { LostNotice } from './form-place.tsx'
import { noteLost, useLostAnswer } from './lost-answer.ts'
import styles from './lost-answer-notice.module.css'
import { useSending } from './sending.tsx'

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
  const { go } = useSending()
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
      if ('href' in found) return go(found.href)
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
  }, [isOpen, wasSent, id, idempotencyKey, go])

  if (!lost) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <LostNotice lost={lost} orders={idempotencyKey !== null} />
    </div>
  )
}
