import { useTranslations } from 'use-intl'

/** Who changed a page, by the name that its versions keep. What the site began with was written by no one of the office. */
export function usePageAuthor(): (by: string) => string {
  const t = useTranslations('officePages')
  return (by) => (by === 'seed' ? t('starter') : by)
}
