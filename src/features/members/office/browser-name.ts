import { useTranslations } from 'use-intl'

/** From the most particular to what the others claim to be as well. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** 'Firefox, Windows': enough to recognise one's own browser. Empty for an unknown one. */
export function browserName(userAgent: string): string {
  const names = [browsers, systems].flatMap((known) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
  return names.join(', ')
}

export function useBrowserName() {
  const t = useTranslations('officeAccount')
  return (userAgent: string): string => browserName(userAgent) || t('unknownBrowser')
}
