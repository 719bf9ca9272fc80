import { useTranslations } from 'use-intl'
import { OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { FieldRow } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Text } from '#ui/text.tsx'
import type { CompanyLabels } from './use-company-labels.ts'

interface CompanyFieldsProps {
  labels: CompanyLabels
  fields: Readonly<Record<string, string>>
  sent: SentForm | undefined
}

/** Name and address, how to reach it, its numbers, its account. */
export function CompanyFields({ labels, fields, sent }: CompanyFieldsProps) {
  const t = useTranslations('officeSettings.company')
  const field = (name: keyof CompanyLabels, autoComplete = 'off') => ({
    name,
    label: labels[name],
    value: fields[name],
    autoComplete,
    sent,
  })
  return (
    <>
      <OfficeTextField {...field('name', 'organization')} />
      <OfficeTextField {...field('street', 'street-address')} />
      <FieldRow columns="code">
        <OfficeTextField {...field('postalCode', 'postal-code')} inputMode="numeric" />
        <OfficeTextField {...field('city', 'address-level2')} />
      </FieldRow>
      <Text size="small" tone="quiet">
        {t('seat')}
      </Text>
      <OfficeTextField {...field('email', 'email')} type="email" />
      <OfficeTextField {...field('phone', 'tel')} hint={t('phoneHint')} />
      <Heading level={2} size="small">
        {t('numbers')}
      </Heading>
      <OfficeTextField {...field('vatId')} hint={t('vatIdHint')} />
      <OfficeTextField {...field('registerNumber')} />
      <OfficeTextField {...field('registerCourt')} />
      <Heading level={2} size="small">
        {t('account')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('accountHint')}
      </Text>
      <OfficeTextField {...field('bankName')} />
      <OfficeTextField {...field('iban')} />
      <OfficeTextField {...field('bic')} />
    </>
  )
}
