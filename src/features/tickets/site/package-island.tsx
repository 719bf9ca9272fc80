import { getSelectProps } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import { nowWorkshops, type Programme, packageLimits, packagesFor, programmeNames } from '#domain/package/package.ts'
import { packageQuote } from '#domain/purchase/purchase.ts'
import type { PackageForm as FilledIn, PackageFormInput } from '#domain/purchase/purchase-form.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { partialBuyer } from '#features/booking/site/partial-form.ts'
import { type OrderFormState, useOrderForm, useTariff } from '#features/booking/site/use-order-form.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { RadioField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { Field, Select } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { PurchaseFrame, type PurchaseProblem } from './purchase-frame.tsx'

interface PackageIslandProps extends OrderFormState {
  programme: Programme
  /** The size of the group that the link asks for. */
  people: string | null
  problem: PurchaseProblem | null
}

/** The order form of Flight Levels NOW or Realise (docs/product.md#packages). */
export default function PackageIsland({ programme, people: asked, ...props }: PackageIslandProps) {
  const { constraint, problem, lastResult } = props
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  const { windows } = useSiteSettings()
  const today = useTariff()
  const language = useLocale()
  const errorText = useErrorText()
  const { form, fields, idempotencyKey } = useOrderForm<PackageFormInput, FilledIn>({
    id: 'package',
    loadRules: async () => (await import('./purchase-rules.ts')).packageRules[programme],
    constraint,
    lastResult,
    ...(asked && { defaultValue: { people: asked }, asked: { people: asked } }),
  })
  const { least, most } = packageLimits[programme]
  const people = Number(fields.people.value)
  const certification = nowWorkshops.find((slug) => slug === fields.workshop.value) ?? null
  const { buyer, countryAssumed } = partialBuyer(form.value?.invoice)
  const isOnSale = packagesFor(programme, people).length > 0
  const quote = isOnSale ? packageQuote({ programme, people, certification, buyer }, today) : null
  const extent = t('package.extent', { count: isOnSale ? people : 0 })
  const { now, realise } = today.tariff.prices.packages
  const price = (cents: number) => formatPrice(cents, language)
  const shown = { price: price(now), three: price(realise[3]), four: price(realise[4]), five: price(realise[5]) }
  const { key: peopleKey, ...peopleProps } = getSelectProps(fields.people, { ariaAttributes: false })
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <PurchaseFrame
      heading={t('package.heading')}
      problem={problem}
      form={form}
      idempotencyKey={idempotencyKey}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(certification ?? 'flin'),
        title: programmeNames[programme][language],
        extent,
        countryAssumed: quote !== null && countryAssumed,
        note: t('package.note'),
      }}
      fields={fields}
      companyRequired
      brief={[t('package.terms', { days: windows.invoiceDays })]}
    >
      <FormStep title={t('package.step')} intro={t(`package.intro.${programme}`, shown)}>
        <Field id={fields.people.id} label={t('package.people')} error={errorText(fields.people.errors)}>
          {(control) => (
            <Select
              key={peopleKey}
              {...peopleProps}
              {...control}
              placeholder={booking('choose')}
              options={counts.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {programme === 'now' && (
          <RadioField
            field={fields.workshop}
            label={t('package.workshop')}
            options={nowWorkshops.map((value) => ({ value, label: certificationBySlug(value)?.title }))}
          />
        )}
      </FormStep>
    </PurchaseFrame>
  )
}
