import { type FormMetadata, FormProvider, getFormProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookingRefusal } from '#domain/booking/booking.ts'
import type { Cents } from '#domain/money.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useSending } from '#forms/sending.tsx'
import { useErrorList } from '#forms/use-error-text.ts'
import type { DraftKey } from '#forms/use-form-draft.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack, WithAside } from '#ui/section.tsx'
import { StickyBar } from '#ui/sticky-bar.tsx'
import { Text } from '#ui/text.tsx'
import styles from './order-form.module.css'
import { fieldOf, isTicked } from './partial-form.ts'

interface OrderFormProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the idempotency key. */
  idempotencyKey: DraftKey & { name: string }
  /** The note below errors: 'Alles andere haben wir behalten.' */
  errorNote: string
  /** The total and its label; null until a product is chosen. */
  total: { gross: Cents; note: string } | null
  /** The product in a line or two, beside the form with the total on wide screens. */
  subject: ReactNode
  /** The steps; the last one has the only submit button. */
  children(state: OrderState): ReactNode
}

export interface OrderState {
  busy: boolean
  /** Recalculates without ordering, for browsers without scripts. */
  updateButton: ReactNode
}

/** An order form: errors on top, the steps, the total beside them, and the summary at the end. The same form with and without JavaScript. */
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
    <Button kind="secondary" wide {...updateProps} formAction="#summary">
      {t('update')}
    </Button>
  )
  return (
    <FormProvider context={form.context}>
      <PostForm
        // Without scripts the page reopens at its section, with a refusal above the form.
        action="#book"
        idempotencyKey={idempotencyKey.value}
        wasSent={idempotencyKey.wasSent}
        preventScrollReset
        {...getFormProps(form)}
        noValidate
      >
        {/* The first button is what Enter presses: it must never be the one that orders. */}
        <button {...updateProps} hidden />
        <input type="hidden" name={idempotencyKey.name} value={idempotencyKey.value} />
        {/* A page for everyone shows the total of no one yet. */}
        <input type="hidden" name="shownGross" value={(idempotencyKey.value && total?.gross) || ''} />
        <Stack gap="large">
          {list.length > 0 && (
            <ErrorSummary title={t('errorTitle', { count: list.length })} errors={list} note={errorNote} />
          )}
          <WithAside aside={<RunningTotal total={total} subject={subject} />}>
            {children({ busy: isSending, updateButton })}
          </WithAside>
        </Stack>
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
      </PostForm>
    </FormProvider>
  )
}

/** The running total, visible while the form is filled in. On phones it is in the sticky bar. */
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

/** Of an offer that has changed, the form itself shows what it costs now. */
type ShownRefusal = Exclude<BookingRefusal, { reason: 'offer-changed' }> | { reason: 'offer-changed' }

export function RefusalNotice({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslations('booking')
  const values = { left: 'left' in refusal ? refusal.left : 0, limit: 'limit' in refusal ? refusal.limit : 0 }
  return (
    <Notice tone="alert" title={t('refusalTitle')} headingLevel={3}>
      <Text>{t(`refusal.${refusal.reason}`, values)}</Text>
    </Notice>
  )
}
