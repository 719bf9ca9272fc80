import { useLocale } from 'use-intl'
import { countryOptions } from '#i18n/countries.ts'
import type { Option } from '#ui/inputs.tsx'

/**
 * The countries of an invoice address, by name. A browser takes them from the select that the server has rendered: its own names may be other ones, and a
 * second list in the page would be a tenth of it.
 */
export function useCountries(): readonly Option[] {
  const language = useLocale()
  return import.meta.env.SSR ? countryOptions(language) : countriesOfPage()
}

let ofPage: readonly Option[] | undefined

function countriesOfPage(): readonly Option[] {
  ofPage ??= [
    ...document.querySelectorAll<HTMLOptionElement>('select[name="invoice.country"] option:not([value=""])'),
  ].map(({ value, textContent: label }) => ({ value, label }))
  return ofPage
}
