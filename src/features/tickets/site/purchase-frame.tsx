import type { FormMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isTaxed, type Quote } from '#domain/pricing/quote.ts'
import { OrderForm, RefusalNotice } from '#features/booking/site/order-form.tsx'
import { BookerStep, CheckStep, InvoiceStep } from '#features/booking/site/order-steps.tsx'
import type { InvoiceField } from '#features/booking/site/partial-form.ts'
import type { DraftKey } from '#forms/use-form-draft.ts'
import { Notice, Subject } from '#ui/panel.tsx'
import { Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'

export type PurchaseProblem = 'failed' | 'too-many-orders' | 'offer-changed'

interface PurchaseFrameProps<Input extends Record<string, unknown>> {
  heading: string
  /** Why the last attempt failed: an error or a refusal. */
  problem: PurchaseProblem | null
  form: FormMetadata<Input, string[]>
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
  brief: string[]
  payment?: ReactNode
  children: ReactNode
}

/** The order section of a page; links to it end in `#book`. */
export function PurchaseFrame<Input extends Record<string, unknown>>(props: PurchaseFrameProps<Input>) {
  const { heading, problem } = props
  const { form, idempotencyKey, quote, extent, summary, fields, companyRequired, brief, payment, children } = props
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  return (
    <Section id="book" labelledBy="book-title">
      <Stack gap="large">
        <h2 id="book-title">{heading}</h2>
        {problem === 'failed' && <FailureNotice />}
        {problem && problem !== 'failed' && <RefusalNotice refusal={{ reason: problem }} />}
        <OrderForm
          form={form}
          idempotencyKey={idempotencyKey}
          errorNote={t('errorKept')}
          total={
            quote && { gross: quote.gross, note: t('totalShort', { extent, taxed: isTaxed(quote) ? 'yes' : 'no' }) }
          }
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
                brief={brief}
                submit={{ label: t('submit'), note: summary.note, orders: true }}
              />
            </>
          )}
        </OrderForm>
      </Stack>
    </Section>
  )
}

/** Reports that nothing was ordered because of an error (docs/product.md#booking-form). */
function FailureNotice() {
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  return (
    <Notice tone="alert" title={t('failureTitle')} headingLevel={3}>
      <Text>{t('failureText')}</Text>
      <Text size="small">{purchase('failureKept')}</Text>
    </Notice>
  )
}
