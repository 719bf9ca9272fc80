import { useTranslations } from 'use-intl'

const names = [
  'name',
  'street',
  'postalCode',
  'city',
  'email',
  'phone',
  'vatId',
  'registerNumber',
  'registerCourt',
  'bankName',
  'iban',
  'bic',
] as const

export type CompanyLabels = Record<(typeof names)[number], string>

/** What the fields of the company are called, and the values of its history. */
export function useCompanyLabels(): { labels: CompanyLabels; labelOf(name: string): string } {
  const t = useTranslations('officeSettings.company.fields')
  // every name gets its label, which Object.fromEntries cannot tell
  const labels = Object.fromEntries(names.map((name) => [name, t(name)])) as CompanyLabels
  return {
    labels,
    labelOf(path) {
      const field = path === 'bank.name' ? 'bankName' : path.replace('bank.', '')
      return Object.entries(labels).find(([name]) => name === field)?.[1] ?? path
    },
  }
}
