import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Stack } from '#ui/stack.tsx'
import { PostForm } from '../post-form.tsx'
import styles from './office-form.module.css'

interface OfficeFormProps {
  /** Its action; the present screen by default. */
  action?: string | undefined
  /** Distinguishes the forms of one screen, for the action and in the ids of the fields. */
  intent?: string | undefined
  /** What is wrong, in the order of the fields. */
  errors?: { title: string; list: readonly { fieldId: string; text: string }[] } | undefined
  /** The button, and beside it what else can be done. */
  actions: ReactNode
  /** It stays when no answer comes, with all that was filled in: for what moves money or seats. */
  stays?: boolean | undefined
  /** For rows of fields: as wide as the screen, and not as wide as reads well. */
  wide?: boolean | undefined
  children?: ReactNode
}

/** A form of the office: plain HTML that works without JavaScript, in a readable width by default. */
export function OfficeForm({
  action,
  intent,
  errors,
  actions,
  stays = false,
  wide = false,
  children,
}: OfficeFormProps) {
  const Sending = stays ? PostForm : 'form'
  const answer = useActionData()
  return (
    <Sending className={wide ? styles.wide : styles.form} method="post" {...(action && { action })} noValidate>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <Stack gap="medium">
        {errors && errors.list.length > 0 && <ErrorSummary title={errors.title} errors={errors.list} answer={answer} />}
        {children}
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </Sending>
  )
}
