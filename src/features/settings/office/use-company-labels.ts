import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { companyForm } from '#domain/settings/company-form.ts'

/** What each field of the form is called. */
export type CompanyLabels = Record<Exclude<keyof z.output<typeof companyForm>, 'version'>, string>

/** What the fields of the company are called, and the values of its history. */
export function useCompanyLabels(): { labels: CompanyLabels; labelOf(name: string): string } {
  const t = useTranslations('officeSettings.company.fields')
  const labels: CompanyLabels = {
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
  return {
    labels,
    labelOf(path) {
      const field = path === 'bank.name' ? 'bankName' : path.replace('bank.', '')
      return Object.entries(labels).find(([name]) => name === field)?.[1] ?? path
    },
  }
}
