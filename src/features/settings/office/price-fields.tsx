import { useTranslations } from 'use-intl'
import { ticketSlugs } from '#domain/pricing/tariff.ts'
import { ticketFieldOf } from '#domain/settings/price-form.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { fieldId, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Text } from '#ui/text.tsx'

interface PriceFieldsProps {
  labels: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  sent: SentForm | undefined
  /** Tickets that are sold here; what only the academy sells has its price there. */
  ticketsOnSale: readonly string[]
}

/** Prices of seats, the share of them in other regions, and countries whose region is another one than by income. */
export function PriceFields({ labels, fields, sent, ticketsOnSale }: PriceFieldsProps) {
  const t = useTranslations('officeSettings.prices')
  const field = (name: string, hint?: string) => ({
    name,
    label: labels[name] ?? name,
    hint,
    value: fields[name],
    autoComplete: 'off',
    sent,
  })
  return (
    <>
      <PartHead title={t('seats')} hint={t('seatsHint')} />
      {certificationSlugs.map((slug) => (
        <OfficeTextField key={slug} {...field(slug)} />
      ))}
      <PartHead title={t('tickets')} hint={t('ticketsHint')} />
      {ticketSlugs.map((slug) => {
        const name = ticketFieldOf(slug)
        if (ticketsOnSale.includes(slug)) return <OfficeTextField key={slug} {...field(name)} />
        return <input key={slug} type="hidden" name={name} value={fields[name]} />
      })}
      <OfficeTextField {...field('introduction', t('introductionHint'))} />
      <PartHead title={t('discover')} hint={t('discoverHint')} />
      <FieldRow>
        <OfficeTextField {...field('discoverOnSite')} />
        <OfficeTextField {...field('discoverOnline')} />
      </FieldRow>
      <PartHead title={t('discount')} hint={t('discountHint')} />
      <Checkbox
        id={fieldId('discountMessage')}
        name="discountMessage"
        value="shown"
        label={labels.discountMessage}
        defaultChecked={(sent?.values ?? fields).discountMessage === 'shown'}
      />
      <PartHead title={t('packages')} hint={t('packagesHint')} />
      <OfficeTextField {...field('now')} />
      <OfficeTextField {...field('realise3')} />
      <OfficeTextField {...field('realise4')} />
      <OfficeTextField {...field('realise5')} />
      <PartHead title={t('regions')} hint={t('regionsHint')} />
      <FieldRow>
        <OfficeTextField {...field('percent2')} inputMode="numeric" />
        <OfficeTextField {...field('percent3')} inputMode="numeric" />
      </FieldRow>
      <PartHead title={t('exceptions')} hint={t('exceptionsHint')} />
      <OfficeTextField {...field('region1')} />
      <OfficeTextField {...field('region2')} />
      <OfficeTextField {...field('region3')} />
    </>
  )
}

function PartHead({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <Text size="small" tone="quiet">
        {hint}
      </Text>
    </>
  )
}
