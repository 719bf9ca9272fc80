import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { companyForm } from '#domain/settings/company-form.ts'
import { OfficeTextField } from '#forms/office/office-form.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { FieldRow } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-company'
import { openForm, saveSection } from './save-section.ts'
import { SectionForm, SectionHistory, SectionPage } from './section-screen.tsx'
import { useSettingWords } from './setting-words.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  return openForm(args, 'company')
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'company')
}

export default function SettingsCompany({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.company')
  const labels = useCompanyLabels()
  const words = useSettingWords('company')
  const { version, fields, steps, done } = loaderData
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData} reasonHint={t('reasonHint')} reasonOptional>
        <CompanyFields labels={labels} fields={fields} />
      </SectionForm>
      <SectionHistory steps={steps} words={words} />
    </SectionPage>
  )
}

interface CompanyFieldsProps {
  labels: CompanyLabels
  fields: Readonly<Record<string, string>>
}

export function CompanyFields({ labels, fields }: CompanyFieldsProps) {
  const t = useTranslations('officeSettings.company')
  const field = (name: keyof CompanyLabels, autoComplete = 'off') => ({
    name,
    label: labels[name],
    value: fields[name],
    autoComplete,
  })
  return (
    <>
      <OfficeTextField {...field('name', 'organization')} />
      <OfficeTextField {...field('street', 'address-line1')} />
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

/** What each field of the form is called. */
type CompanyLabels = Record<Exclude<keyof z.output<typeof companyForm>, 'version'>, string>

export function useCompanyLabels(): CompanyLabels {
  const t = useTranslations('officeSettings.company.fields')
  return {
    name: t('name'),
    street: t('street'),
    postalCode: t('postalCode'),
    city: t('city'),
    email: t('email'),
    phone: t('phone'),
    vatId: t('vatId'),
    registerNumber: t('registerNumber'),
    registerCourt: t('registerCourt'),
    bankName: t('bankName'),
    iban: t('iban'),
    bic: t('bic'),
  }
}
