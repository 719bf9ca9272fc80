import type { Constraint } from '@conform-to/dom'
import { getCollectionProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import { packageQuote } from '#domain/package/buy-package.ts'
import { nowWorkshops, type Programme, packageLimits, packagesFor, programmeNames } from '#domain/package/package.ts'
import type { PackageForm as FilledIn, PackageFormInput } from '#domain/purchase/purchase-form.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { BookerStep } from '#features/booking/site/booker-step.tsx'
import { InvoiceStep } from '#features/booking/site/invoice-step.tsx'
import { partialBuyer } from '#features/booking/site/partial-buyer.ts'
import { useTariff } from '#features/booking/site/use-tariff.ts'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import { draftKeys } from '#forms/form-draft.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { useFormDraft } from '#forms/use-form-draft.ts'
import { useFormRules } from '#forms/use-form-rules.ts'
import { validationTiming } from '#forms/validation-timing.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { Field } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type Option, Select } from '#ui/select.tsx'
import { PurchaseFinish } from './purchase-finish.tsx'
import { PurchaseFrame } from './purchase-frame.tsx'

const formId = 'package'

interface PackageFormProps {
  programme: Programme
  countries: readonly Option[]
  /** Which fields are required, by name. */
  constraint: Record<string, Constraint>
  /** What the server made of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
}

/** Orders Flight Levels NOW or Realise for the people of one company (docs/product.md#packages). */
export function PackageForm({ programme, countries, constraint, lastResult }: PackageFormProps) {
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  const { windows } = useSiteSettings()
  const today = useTariff()
  const language = useLocale()
  const errorText = useErrorText()
  const rules = useFormRules(formId, async () => (await import('./purchase-rules.ts')).packageRules[programme])
  const [form, fields] = useForm<PackageFormInput, FilledIn>({
    id: formId,
    lastResult,
    constraint,
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const attempt = useFormDraft({
    key: draftKeys.package,
    value: form.value,
    ready: rules !== null,
    restore: lastResult === null,
    given: fields.attempt.initialValue,
    // What this form has kept; whatever else may lie there is only put into the boxes.
    put: (draft) => form.update({ value: draft as PackageFormInput }),
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
      form={form}
      attempt={{ ...attempt, name: fields.attempt.name }}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(certification ?? 'flin'),
        title: programmeNames[programme][language],
        extent,
        countryAssumed: quote !== null && countryAssumed,
        note: t('package.note'),
      }}
    >
      <FormStep title={`1. ${t('package.step')}`} intro={t(`package.intro.${programme}`, shown)}>
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
          <RadioGroup
            id={fields.workshop.id}
            label={t('package.workshop')}
            error={errorText(fields.workshop.errors)}
            choices={getCollectionProps(fields.workshop, {
              type: 'radio',
              options: [...nowWorkshops],
              ariaAttributes: false,
            }).map(({ key, ...input }) => ({ ...input, label: certificationBySlug(input.value)?.title }))}
          />
        )}
      </FormStep>
      <BookerStep title={`2. ${booking('steps.booker')}`} booker={fields.booker} />
      <InvoiceStep
        title={`3. ${booking('steps.invoice')}`}
        invoice={fields.invoice}
        countries={countries}
        companyRequired
      />
      <PurchaseFinish
        title={`4. ${t('finish')}`}
        booker={fields.booker}
        newsletter={fields.newsletter}
        terms={fields.terms}
        brief={t('package.terms', { days: windows.invoiceDays })}
      />
    </PurchaseFrame>
  )
}
