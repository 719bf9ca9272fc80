import { countryCodes } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { Option } from '#ui/field.tsx'

/** Listed first, because most bookings come from there. */
const first = ['AT', 'DE', 'CH']

/** All countries by name in the given language, in its sort order. */
export const countryOptions = onceForEach((language: Language): Option[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const options = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))
  options.sort((a, b) => a.label.localeCompare(b.label, language))
  return [
    ...first.flatMap((code) => options.filter(({ value }) => value === code)),
    ...options.filter(({ value }) => !first.includes(value)),
  ]
})
