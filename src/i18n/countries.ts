import { countryCodes } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { Option } from '#ui/inputs.tsx'

/** Where most bookings come from: on top, so that they are found at once. */
const first = ['AT', 'DE', 'CH']

/** Every country by its name in the given language, sorted as that language sorts. */
export const countryOptions = onceForEach((language: Language): Option[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const options = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))
  options.sort((a, b) => a.label.localeCompare(b.label, language))
  return [
    ...first.flatMap((code) => options.filter(({ value }) => value === code)),
    ...options.filter(({ value }) => !first.includes(value)),
  ]
})
