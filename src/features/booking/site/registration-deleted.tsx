import { useLocale, useTranslations } from 'use-intl'
import { requestContext } from '#frame/context.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { GoLink } from '#ui/go-link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/registration-deleted'

export const headers = personalHeaders
export const meta = personalMeta

/** Shown after a registration was deleted, because its own page is gone. */
export function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  return { language: pageLanguage(params, facts), siteUrl: facts.siteUrl, title: 'Flight Levels' }
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
