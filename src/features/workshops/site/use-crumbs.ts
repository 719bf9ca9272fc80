import { useLocale, useTranslations } from 'use-intl'
import type { Crumb } from '#ui/breadcrumb.tsx'

/** The breadcrumb from the start page to the workshops. */
export function useCrumbs(): Crumb[] {
  const t = useTranslations('workshops')
  const language = useLocale()
  return [
    { href: `/${language}`, label: t('start') },
    { href: `/${language}/workshops`, label: t('title') },
  ]
}
