import { type FormMetadata, FormProvider, getFormProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Quote } from '#domain/pricing/quote.ts'
import { useErrorList } from '../booking/use-error-list.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Stack } from '../ui/stack.tsx'
import { StickyBar } from '../ui/sticky-bar.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import { PurchaseSummary, type PurchaseSummaryProps } from './purchase-summary.tsx'

interface PurchaseFrameProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the number of this attempt. */
  attempt: { name: string; value: string }
  quote: Quote | null
  /** '3 Tickets' */
  extent: string
  summary: Omit<PurchaseSummaryProps, 'quote' | 'busy' | 'updateButton'>
  children: ReactNode
}

/** An order form: what is wrong on top, the questions, and beside them what it comes to. */
export function PurchaseFrame<Input extends Record<string, unknown>>(props: PurchaseFrameProps<Input>) {
  const { form, attempt, quote, extent, summary, children } = props
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  const language = useLocale()
  const navigation = useNavigation()
  const list = useErrorList(form.id)((form.status === 'error' ? form.allErrors : null) ?? {})
  const updateProps = form.validate.getButtonProps({ name: attempt.name })
  const updateButton = (
    <Button kind="secondary" wide {...updateProps}>
      {t('update')}
    </Button>
  )
  const busy = navigation.state === 'submitting'
  return (
    <FormProvider context={form.context}>
      <Form method="post" action={`#${form.id}`} preventScrollReset {...getFormProps(form)} noValidate>
        {/* The first button is what Enter presses: it must never be the one that orders. */}
        <button {...updateProps} hidden />
        <input type="hidden" {...attempt} />
        <Stack gap="large">
          {list.length > 0 && (
            <ErrorSummary title={t('errorTitle', { count: list.length })} errors={list} note={purchase('errorKept')} />
          )}
          <WithAside
            aside={
              <div id="summary">
                <PurchaseSummary {...summary} quote={quote} busy={busy} updateButton={updateButton} />
              </div>
            }
          >
            {children}
            {quote && (
              <StickyBar
                amount={formatMoney(quote.gross, language)}
                note={purchase('totalShort', { extent })}
                action={
                  <ButtonLink kind="primary" size="compact" href="#summary">
                    {t('toSummary')}
                  </ButtonLink>
                }
              />
            )}
          </WithAside>
        </Stack>
      </Form>
    </FormProvider>
  )
}
