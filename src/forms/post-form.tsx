import { type SubmitEvent, useId, useState } from 'react'
import type { FormProps } from 'react-router'
import { noteSent } from './lost-answer.ts'
import { LostAnswerNotice } from './lost-answer-notice.tsx'
import { useSending } from './sending.tsx'

interface PostFormProps extends FormProps {
  /** The idempotency key of an order form. Every other form is idempotent without one. */
  idempotencyKey?: string | undefined
  /** The attempt was sent from a page that is gone, and no one has heard what came of it. */
  wasSent?: boolean | undefined
}

/**
 * A form that changes something. When no answer comes it stays as it is, says so on top and, where it orders, asks what came of it
 * (`keepTheForm`). Works without scripts like any other.
 */
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
