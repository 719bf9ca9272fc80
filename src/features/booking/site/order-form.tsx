import { type FormMetadata, FormProvider, getFormProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Cents } from '#domain/money.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useSending } from '#forms/sending.tsx'
import { useErrorList } from '#forms/use-error-text.ts'
import type { DraftKey } from '#forms/use-form-draft.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Stack } from '#ui/stack.tsx'
import { StickyBar } from '#ui/sticky-bar.tsx'
import { WithAside } from '#ui/with-aside.tsx'
import styles from './order-form.module.css'
import { fieldOf, isTicked } from './partial-form.ts'

interface OrderFormProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the number of this attempt. */
  idempotencyKey: DraftKey & { name: string }
  /** What becomes of the rest while something is wrong: 'Alles andere haben wir behalten.' */
  errorNote: string
  /** What it comes to, and what for; null while nothing that is sold is chosen. */
  total: { gross: Cents; note: string } | null
  /** What is ordered, in a line or two: with the total beside the form on wide screens. */
  subject: ReactNode
  /** The questions; the last step checks and has the one button that orders. */
  children(state: OrderState): ReactNode
}

export interface OrderState {
  /** An order is on its way. */
  busy: boolean
  /** Calculates again without ordering, where no script does it. */
  updateButton: ReactNode
}

/** A form that orders: what is wrong on top, the questions, beside them what it comes to, and the check at the end. One form with or without JavaScript. */
export function OrderForm<Input extends Record<string, unknown>>(props: OrderFormProps<Input>) {
  const { form, idempotencyKey, errorNote, total, subject, children } = props
  const t = useTranslations('booking')
  const language = useLocale()
  const { isSending } = useSending()
  // The page counts the booker first.
  const firstPerson = isTicked(fieldOf(form.value, 'bookerTakesPart')) ? 2 : 1
  const list = useErrorList(form.id)(form.status === 'error' ? form.allErrors : {}, firstPerson)
  const updateProps = form.validate.getButtonProps({ name: idempotencyKey.name })
  const updateButton = (
    <Button kind="secondary" wide {...updateProps}>
      {t('update')}
    </Button>
  )
  return (
    <FormProvider context={form.context}>
      <PostForm
        action={`#${form.id}`}
        idempotencyKey={idempotencyKey.value}
        wasSent={idempotencyKey.wasSent}
        preventScrollReset
        {...getFormProps(form)}
        noValidate
      >
        {/* The first button is what Enter presses: it must never be the one that orders. */}
        <button {...updateProps} hidden />
        <input type="hidden" name={idempotencyKey.name} value={idempotencyKey.value} />
        <Stack gap="large">
          {list.length > 0 && (
            <ErrorSummary title={t('errorTitle', { count: list.length })} errors={list} note={errorNote} />
          )}
          <WithAside aside={<RunningTotal total={total} subject={subject} />}>
            {children({ busy: isSending, updateButton })}
            {total && (
              <StickyBar
                place="form"
                label={t('total')}
                amount={formatMoney(total.gross, language)}
                note={total.note}
                action={
                  <ButtonLink kind="primary" size="compact" href="#summary">
                    {t('toSummary')}
                  </ButtonLink>
                }
              />
            )}
          </WithAside>
        </Stack>
      </PostForm>
    </FormProvider>
  )
}

/** What it comes to so far, in view while the form is filled in. On phones the bar at the foot has it. */
function RunningTotal({ total, subject }: Pick<OrderFormProps<never>, 'total' | 'subject'>) {
  const t = useTranslations('booking')
  const language = useLocale()
  return (
    <div className={styles.running}>
      {subject}
      {total && (
        <p className={styles.total}>
          <b>{formatMoney(total.gross, language)}</b>
          <span>{total.note}</span>
        </p>
      )}
      <a href="#summary">{t('toSummary')}</a>
    </div>
  )
}
