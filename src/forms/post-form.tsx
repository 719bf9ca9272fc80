import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { FormProps } from 'react-router'
import { lookFor } from './form-draft.ts'
import { LostNotice } from './form-place.tsx'
import styles from './forms.module.css'
import { noteLost, noteSent, useLostAnswer } from './lost-answer.ts'
import { useSending } from './sending.tsx'

interface PostFormProps extends FormProps {
  /** The idempotency key of an order form. Every other form is idempotent without one. */
  idempotencyKey?: string | undefined
  /** The attempt was sent from a page that is gone, and its outcome is unknown. */
  wasSent?: boolean | undefined
}

/** A form that changes something. Without an answer it keeps its values and, where it orders, asks whether it arrived (`keepTheForm`). */
export function PostForm({ idempotencyKey, wasSent = false, onSubmit, children, ...form }: PostFormProps) {
  const id = useId()
  const { Form } = useSending()
  const asked = idempotencyKey ? idempotencyKey : null
  // Another tab may have ordered since, and this form may be about another order by now.
  const [sent, setSent] = useState<string | null>(null)

  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    setSent(asked)
    noteSent({ id, idempotencyKey: asked })
  }

  return (
    <Form {...form} method="post" onSubmit={send}>
      <LostAnswerNotice id={id} idempotencyKey={sent ?? asked} wasSent={wasSent} />
      {children}
    </Form>
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

/** A notice on top of a form that no answer came; asks again until the outcome is known (docs/product.md#booking-form). */
function LostAnswerNotice({ id, idempotencyKey, wasSent }: LostAnswerNoticeProps) {
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
