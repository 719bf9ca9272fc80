import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { servicePortsContext } from '#features/context.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { GoLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/certificate'
import { certificateDates } from './certificate-dates.ts'

export const headers = personalHeaders
export const meta = personalMeta

/** Public verification of a certificate: `/{lang}/certificates/{code}`. 404 for an unknown code. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const found = await context.get(servicePortsContext).reads.certificates.certificateByCode(params.code.toLowerCase())
  const certification = found && certificationBySlug(found.certification)
  if (!certification) throw data(null, { status: 404 })
  const { code, holder, trainers } = found
  return {
    ...head,
    code,
    holder,
    trainers,
    title: certification.title,
    certification: certification.slug,
    href: certificationHref(language, certification),
    dates: certificateDates(found, language),
    issued: formatDateTime(found.issuedAt.epochMilliseconds, { language }),
  }
}

export default function Certificate({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('certificates')
  const { language, holder, title, dates, trainers, issued, code, href, certification } = loaderData
  return (
    <>
      <PageHead
        kicker={t('kicker')}
        title={holder}
        lede={<p>{t('lede')}</p>}
        sticker={stickerOf(certification)}
        facts={[
          { label: t('certification'), value: title },
          { label: t('dates'), value: dates },
          { label: t('trainers'), value: formatList(trainers, language) },
          { label: t('issued'), value: issued },
          { label: t('code'), value: code },
        ]}
      />
      <Section>
        <GoLink href={href}>{t('toWorkshop')}</GoLink>
      </Section>
    </>
  )
}
