import type { FormMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isTaxed, type Quote } from '#domain/pricing/quote.ts'
import { BookerStep } from '#features/booking/site/booker-step.tsx'
import type { InvoiceField } from '#features/booking/site/booking-fields.ts'
import { InvoiceStep } from '#features/booking/site/invoice-step.tsx'
import { OrderForm, type SummaryState } from '#features/booking/site/order-form.tsx'
import { useQuoteRows } from '#features/booking/site/quote-rows.ts'
import type { DraftKey } from '#forms/use-form-draft.ts'
import { AmountList } from '#ui/amount-list.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Option } from '#ui/select.tsx'
import { Subject } from '#ui/subject.tsx'
import { Text } from '#ui/text.tsx'
import { PurchaseFinish, type PurchaseFinishProps } from './purchase-finish.tsx'

interface PurchaseFrameProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the number of this attempt. */
  idempotencyKey: DraftKey & { name: string }
  quote: Quote | null
  /** '3 Tickets' */
  extent: string
  summary: Omit<PurchaseSummaryProps, 'quote' | 'busy' | 'updateButton'>
  fields: Pick<PurchaseFinishProps, 'booker' | 'newsletter' | 'terms'> & { invoice: InvoiceField }
  countries: readonly Option[]
  /** Only companies buy it. */
  companyRequired?: boolean
  /** The terms in brief. */
  brief: string
  /** What is left to ask before the terms. */
  finish?: ReactNode
  /** The first step: what is bought. */
  children: ReactNode
}

/** The form that orders tickets or a package. */
export function PurchaseFrame<Input extends Record<string, unknown>>(props: PurchaseFrameProps<Input>) {
  const { form, idempotencyKey, quote, extent, summary, fields, countries, companyRequired, brief, finish, children } =
    props
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  const { booker, invoice, newsletter, terms } = fields
  return (
    <OrderForm
      form={form}
      idempotencyKey={idempotencyKey}
      errorNote={t('errorKept')}
      total={quote && { gross: quote.gross, note: t('totalShort', { extent, taxed: isTaxed(quote) ? 'yes' : 'no' }) }}
      summary={(state) => <PurchaseSummary {...summary} {...state} quote={quote} />}
    >
      {children}
      <BookerStep title={`2. ${booking('steps.booker')}`} booker={booker} />
      <InvoiceStep
        title={`3. ${booking('steps.invoice')}`}
        invoice={invoice}
        countries={countries}
        companyRequired={companyRequired}
      />
      <PurchaseFinish title={`4. ${t('finish')}`} booker={booker} newsletter={newsletter} terms={terms} brief={brief}>
        {finish}
      </PurchaseFinish>
    </OrderForm>
  )
}

interface PurchaseSummaryProps extends SummaryState {
  sticker: string
  title: string
  /** '3 Tickets, ein Jahr Zugang' */
  extent: string
  /** Null while nothing that is sold is chosen. */
  quote: Quote | null
  countryAssumed: boolean
  /** How it is paid. */
  note: string
}

/** What is ordered, what it costs, and the one button that orders. */
function PurchaseSummary(props: PurchaseSummaryProps) {
  const { sticker, title, extent, quote, countryAssumed, note, updateButton, busy } = props
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  const rows = useQuoteRows()
  return (
    <Panel title={purchase('summary')}>
      <Subject sticker={sticker} title={title}>
        {extent}
      </Subject>
      <div aria-live="polite">
        {quote ? <AmountList rows={rows(quote)} /> : <Text size="small">{purchase('noPrice')}</Text>}
        {countryAssumed && (
          <Text size="tiny" tone="quiet">
            {t('vatAssumed')}
          </Text>
        )}
      </div>
      <noscript>{updateButton}</noscript>
      <Button kind="signal" wide aria-disabled={busy || undefined}>
        {t('submit')}
      </Button>
      <Text size="tiny" tone="quiet">
        {note}
      </Text>
    </Panel>
  )
}
