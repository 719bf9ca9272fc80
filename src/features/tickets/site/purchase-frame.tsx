import type { FormMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isTaxed, type Quote } from '#domain/pricing/quote.ts'
import { BookerStep } from '#features/booking/site/booker-step.tsx'
import type { InvoiceField } from '#features/booking/site/booking-fields.ts'
import { CheckStep } from '#features/booking/site/check-step.tsx'
import { InvoiceStep } from '#features/booking/site/invoice-step.tsx'
import { OrderForm } from '#features/booking/site/order-form.tsx'
import type { DraftKey } from '#forms/use-form-draft.ts'
import { Subject } from '#ui/subject.tsx'

interface PurchaseFrameProps<Input extends Record<string, unknown>> {
  form: FormMetadata<Input, string[]>
  /** The hidden field with the idempotency key. */
  idempotencyKey: DraftKey & { name: string }
  quote: Quote | null
  /** '3 Tickets' */
  extent: string
  summary: {
    sticker: string
    title: string
    /** '3 Tickets, ein Jahr Zugang' */
    extent: string
    countryAssumed: boolean
    /** The payment. */
    note: string
  }
  fields: ComponentProps<typeof CheckStep>['fields'] & { invoice: InvoiceField }
  /** Whether only companies buy it. */
  companyRequired?: boolean
  /** The terms in brief. */
  brief: string
  /** The payment options, where there is a choice. */
  payment?: ReactNode
  children: ReactNode
}

export function PurchaseFrame<Input extends Record<string, unknown>>(props: PurchaseFrameProps<Input>) {
  const { form, idempotencyKey, quote, extent, summary, fields, companyRequired, brief, payment, children } = props
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  return (
    <OrderForm
      form={form}
      idempotencyKey={idempotencyKey}
      errorNote={t('errorKept')}
      total={quote && { gross: quote.gross, note: t('totalShort', { extent, taxed: isTaxed(quote) ? 'yes' : 'no' }) }}
      subject={
        <Subject sticker={summary.sticker} title={summary.title}>
          {summary.extent}
        </Subject>
      }
    >
      {(state) => (
        <>
          {children}
          <BookerStep title={`1. ${t('booker')}`} booker={fields.booker} />
          <InvoiceStep
            title={`2. ${booking('steps.invoice')}`}
            invoice={fields.invoice}
            companyRequired={companyRequired}
          >
            {payment}
          </InvoiceStep>
          <CheckStep
            {...state}
            title={`3. ${t('finish')}`}
            check={{
              title: t('summary'),
              subject: `${summary.title}, ${summary.extent}`,
              namesPeople: false,
              noPrice: t('noPrice'),
            }}
            value={form.value}
            quote={quote}
            countryAssumed={summary.countryAssumed}
            fields={fields}
            brief={[brief]}
            submit={{ label: t('submit'), note: summary.note, orders: true }}
          />
        </>
      )}
    </OrderForm>
  )
}
