import countries from 'i18n-iso-countries'

/** ISO 3166-1, from a list that is not ours, with Kosovo as EN 16931 writes it instead of XK (BR-CL-14). */
export const isoCountries: ReadonlySet<string> = new Set([
  ...Object.keys(countries.getAlpha2Codes()).filter((code) => code !== 'XK'),
  '1A',
])
