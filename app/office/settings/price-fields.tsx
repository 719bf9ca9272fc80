import { useTranslations } from 'use-intl'
import { ticketFieldOf } from '#domain/settings/price-form.ts'
import { ticketSlugs } from '#domain/settings/price-list.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import { OfficeTextField } from '../office-fields.tsx'
import type { SentForm } from '../read-office-form.ts'

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
      <Heading level={2} size="small">
        {t('seats')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('seatsHint')}
      </Text>
      {certificationSlugs.map((slug) => (
        <OfficeTextField key={slug} {...field(slug)} />
      ))}
      <Heading level={2} size="small">
        {t('tickets')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('ticketsHint')}
      </Text>
      {ticketSlugs.map((slug) => {
        const name = ticketFieldOf(slug)
        if (ticketsOnSale.includes(slug)) return <OfficeTextField key={slug} {...field(name)} />
        return <input key={slug} type="hidden" name={name} value={fields[name]} />
      })}
      <OfficeTextField {...field('introduction', t('introductionHint'))} />
      <Heading level={2} size="small">
        {t('packages')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('packagesHint')}
      </Text>
      <OfficeTextField {...field('now')} />
      <OfficeTextField {...field('realise3')} />
      <OfficeTextField {...field('realise4')} />
      <OfficeTextField {...field('realise5')} />
      <Heading level={2} size="small">
        {t('regions')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('regionsHint')}
      </Text>
      <FieldRow>
        <OfficeTextField {...field('percent2')} inputMode="numeric" />
        <OfficeTextField {...field('percent3')} inputMode="numeric" />
      </FieldRow>
      <Heading level={2} size="small">
        {t('exceptions')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('exceptionsHint')}
      </Text>
      <OfficeTextField {...field('region1')} />
      <OfficeTextField {...field('region2')} />
      <OfficeTextField {...field('region3')} />
    </>
  )
}
