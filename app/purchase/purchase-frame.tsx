import type { FormMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isTaxed, type Quote } from '#domain/pricing/quote.ts'
import { OrderForm } from '../booking/order-form.tsx'
import type { Attempt } from '../booking/use-form-draft.ts'
import { PurchaseSummary, type PurchaseSummaryProps } from './purchase-summary.tsx'

interface PurchaseFrameProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the number of this attempt. */
  attempt: Attempt & { name: string }
  quote: Quote | null
  /** '3 Tickets' */
  extent: string
  summary: Omit<PurchaseSummaryProps, 'quote' | 'busy' | 'updateButton'>
  children: ReactNode
}

/** The form that orders tickets or a package. */
export function PurchaseFrame<Input extends Record<string, unknown>>(props: PurchaseFrameProps<Input>) {
  const { form, attempt, quote, extent, summary, children } = props
  const t = useTranslations('purchase')
  return (
    <OrderForm
      form={form}
      attempt={attempt}
      errorNote={t('errorKept')}
      total={quote && { gross: quote.gross, note: t('totalShort', { extent, taxed: isTaxed(quote) ? 'yes' : 'no' }) }}
      summary={(state) => <PurchaseSummary {...summary} {...state} quote={quote} />}
    >
      {children}
    </OrderForm>
  )
}
