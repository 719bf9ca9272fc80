import { getCollectionProps } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import { maxTickets, ticketQuote } from '#domain/purchase/purchase.ts'
import type { TicketForm as FilledIn, TicketFormInput } from '#domain/purchase/purchase-form.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import { partialBuyer } from '#features/booking/site/partial-buyer.ts'
import { type OrderFormState, useOrderForm } from '#features/booking/site/use-order-form.ts'
import { useTariff } from '#features/booking/site/use-tariff.ts'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { useSiteMode } from '#frame/site-mode.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { FormStep } from '#ui/form-step.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Option } from '#ui/select.tsx'
import { Text } from '#ui/text.tsx'
import { PurchaseFrame } from './purchase-frame.tsx'

interface TicketFormProps extends OrderFormState {
  workshop: WorkshopView
  countries: readonly Option[]
}

/** Orders tickets for a self-paced workshop (docs/product.md#self-paced). One form with or without JavaScript. */
export function TicketForm({ workshop, countries, constraint, lastResult }: TicketFormProps) {
  const t = useTranslations('purchase')
  const { windows } = useSiteSettings()
  const takesCards = useSiteMode().cards !== 'none'
  const today = useTariff()
  const language = useLocale()
  const errorText = useErrorText()
  const { form, fields, idempotencyKey } = useOrderForm<TicketFormInput, FilledIn>({
    id: 'tickets',
    loadRules: async () => (await import('./purchase-rules.ts')).ticketRules,
    constraint,
    lastResult,
    defaultValue: { tickets: 1, payment: 'invoice' },
  })
  const chosen = Number(fields.tickets.value)
  const { buyer, countryAssumed } = partialBuyer(form.value?.invoice)
  const quote = chosen >= 1 && chosen <= maxTickets ? ticketQuote(workshop, chosen, buyer, today) : null
  const extent = t('tickets.extent', { count: quote ? chosen : 0 })
  const byCard = fields.payment.value === 'card'
  const counts = Array.from({ length: maxTickets }, (_, index) => index + 1)
  return (
    <PurchaseFrame
      form={form}
      idempotencyKey={idempotencyKey}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(workshop.certification),
        title: workshop.title,
        extent: t('tickets.subject', { extent }),
        countryAssumed,
        note: byCard ? t('tickets.noteCard') : t('tickets.noteInvoice'),
      }}
      fields={fields}
      countries={countries}
      brief={t('tickets.terms')}
      payment={
        takesCards ? (
          <RadioGroup
            id={fields.payment.id}
            label={t('payment.question')}
            error={errorText(fields.payment.errors)}
            choices={getCollectionProps(fields.payment, {
              type: 'radio',
              options: [...paymentWays],
              ariaAttributes: false,
            }).map(({ key, ...input }, index) => {
              const way = paymentWays[index] ?? 'invoice'
              return {
                ...input,
                label: t(`payment.ways.${way}`),
                hint: t(`payment.hints.${way}`, { days: windows.invoiceDays }),
              }
            })}
          />
        ) : (
          <>
            <input type="hidden" name={fields.payment.name} value="invoice" />
            <Text size="small">{t('payment.invoiceOnly', { days: windows.invoiceDays })}</Text>
          </>
        )
      }
    >
      <FormStep title={t('tickets.step')} intro={t('tickets.intro')}>
        <RadioGroup
          id={fields.tickets.id}
          label={t('tickets.question')}
          error={errorText(fields.tickets.errors)}
          choices={getCollectionProps(fields.tickets, {
            type: 'radio',
            options: counts.map(String),
            ariaAttributes: false,
          }).map(({ key, ...input }, index) => ({
            ...input,
            label: t('tickets.extent', { count: index + 1 }),
            hint: formatPrice(ticketQuote(workshop, index + 1, buyer, today).net, language),
          }))}
        />
      </FormStep>
    </PurchaseFrame>
  )
}
