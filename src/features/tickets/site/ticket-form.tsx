import type { Constraint } from '@conform-to/dom'
import { getCollectionProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import type { TicketForm as FilledIn, TicketFormInput } from '#domain/purchase/purchase-form.ts'
import { maxTickets, ticketQuote } from '#domain/self-paced/buy-tickets.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import { BookerStep } from '#features/booking/site/booker-step.tsx'
import { InvoiceStep } from '#features/booking/site/invoice-step.tsx'
import { partialBuyer } from '#features/booking/site/partial-buyer.ts'
import { useTariff } from '#features/booking/site/use-tariff.ts'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { draftKeys } from '#forms/form-draft.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { useFormDraft } from '#forms/use-form-draft.ts'
import { useFormRules } from '#forms/use-form-rules.ts'
import { validationTiming } from '#forms/validation-timing.ts'
import { useSiteMode } from '#frame/site-mode.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { FormStep } from '#ui/form-step.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Option } from '#ui/select.tsx'
import { Text } from '#ui/text.tsx'
import { PurchaseFinish } from './purchase-finish.tsx'
import { PurchaseFrame } from './purchase-frame.tsx'

const formId = 'tickets'

interface TicketFormProps {
  workshop: WorkshopView
  countries: readonly Option[]
  /** Which fields are required, by name. */
  constraint: Record<string, Constraint>
  /** What the server made of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
}

/** Orders tickets for a self-paced workshop (docs/product.md#self-paced). One form with or without JavaScript. */
export function TicketForm({ workshop, countries, constraint, lastResult }: TicketFormProps) {
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  const { windows } = useSiteSettings()
  const takesCards = useSiteMode().cards !== 'none'
  const today = useTariff()
  const language = useLocale()
  const errorText = useErrorText()
  const rules = useFormRules(formId, async () => (await import('./purchase-rules.ts')).ticketRules)
  const [form, fields] = useForm<TicketFormInput, FilledIn>({
    id: formId,
    lastResult,
    constraint,
    defaultValue: { tickets: 1, payment: 'invoice' },
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const attempt = useFormDraft({
    key: draftKeys.tickets,
    value: form.value,
    ready: rules !== null,
    restore: lastResult === null,
    given: fields.attempt.initialValue,
    // What this form has kept; whatever else may lie there is only put into the boxes.
    put: (draft) => form.update({ value: draft as TicketFormInput }),
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
      attempt={{ ...attempt, name: fields.attempt.name }}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(workshop.certification),
        title: workshop.title,
        extent: t('tickets.subject', { extent }),
        countryAssumed,
        note: byCard ? t('tickets.noteCard') : t('tickets.noteInvoice'),
      }}
    >
      <FormStep title={`1. ${t('tickets.step')}`} intro={t('tickets.intro')}>
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
      <BookerStep title={`2. ${booking('steps.booker')}`} booker={fields.booker} />
      <InvoiceStep title={`3. ${booking('steps.invoice')}`} invoice={fields.invoice} countries={countries} />
      <PurchaseFinish
        title={`4. ${t('finish')}`}
        booker={fields.booker}
        newsletter={fields.newsletter}
        terms={fields.terms}
        brief={t('tickets.terms')}
      >
        {takesCards ? (
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
        )}
      </PurchaseFinish>
    </PurchaseFrame>
  )
}
