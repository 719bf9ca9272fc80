import { useLocale, useTranslations } from 'use-intl'
import { pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { GoLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/registration-deleted'

export const headers = personalHeaders
export const meta = personalMeta

/** Shown after a registration was deleted, because its own page is gone. */
export function loader({ params, context }: Route.LoaderArgs) {
  return { ...pageRequest({ params, context }).head, title: 'Flight Levels' }
}

export default function RegistrationDeleted() {
  const t = useTranslations('registration')
  const language = useLocale()
  return (
    <PageHead
      title={t('title.deleted')}
      lede={<p>{t('text.deleted')}</p>}
      actions={<GoLink href={`/${language}/workshops`}>{t('otherDates')}</GoLink>}
    />
  )
}
