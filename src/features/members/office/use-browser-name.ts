import { useTranslations } from 'use-intl'
import { browserName } from './browser-name.ts'

/** Names a browser by what it says of itself. */
export function useBrowserName() {
  const t = useTranslations('officeAccount')
  return (userAgent: string): string => browserName(userAgent) || t('unknownBrowser')
}
