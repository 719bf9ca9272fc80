import { useLocale, useTranslations } from 'use-intl'
import { isTaxed, type Quote } from '#domain/pricing/quote.ts'
import { maxTickets, ticketQuote } from '#domain/purchase/purchase.ts'
import type { TicketForm as FilledIn, TicketFormInput } from '#domain/purchase/purchase-form.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import { partialBuyer } from '#features/booking/site/partial-form.ts'
import { type OrderFormState, useOrderForm, useTariff } from '#features/booking/site/use-order-form.ts'
import { useBuyer } from '#features/workshops/site/use-buyer.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { RadioField } from '#forms/tick-field.tsx'
import { useSiteMode } from '#frame/contexts.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { FormStep } from '#ui/form-step.tsx'
import { Text } from '#ui/text.tsx'
import { PurchaseFrame, type PurchaseProblem } from './purchase-frame.tsx'

interface TicketsIslandProps extends OrderFormState {
  workshop: WorkshopView
  problem: PurchaseProblem | null
}

/** The order form of self-paced tickets (docs/product.md#self-paced), the same with and without JavaScript. */
export default function TicketsIsland({ workshop, constraint, problem, lastResult }: TicketsIslandProps) {
  const t = useTranslations('purchase')
  const { windows } = useSiteSettings()
  const takesCards = useSiteMode().cards !== 'none'
  const today = useTariff()
  const language = useLocale()
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
  // With VAT for someone who chose to see it, as on the pages that lead here.
  const showsGross = useBuyer().buyer === 'private'
  const priceOf = (tickets: Quote) =>
    showsGross && isTaxed(tickets)
      ? t('tickets.gross', { gross: formatPrice(tickets.gross, language) })
      : t('tickets.net', { net: formatPrice(tickets.net, language) })
  const byCard = fields.payment.value === 'card'
  const counts = Array.from({ length: maxTickets }, (_, index) => index + 1)
  return (
    <PurchaseFrame
      heading={t('tickets.heading')}
      problem={problem}
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
      brief={[t('tickets.terms'), t('tickets.return')]}
      payment={
        takesCards ? (
          <RadioField
            field={fields.payment}
            label={t('payment.question')}
            options={paymentWays.map((value) => ({
              value,
              label: t(`payment.ways.${value}`),
              hint: t(`payment.hints.${value}`, { days: windows.invoiceDays }),
            }))}
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
        <RadioField
          field={fields.tickets}
          label={t('tickets.question')}
          options={counts.map((count) => ({
            value: String(count),
            label: t('tickets.extent', { count }),
            hint: priceOf(ticketQuote(workshop, count, buyer, today)),
          }))}
        />
      </FormStep>
    </PurchaseFrame>
  )
}
