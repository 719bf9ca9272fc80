import { useLocale, useTranslations } from 'use-intl'
import { mailboxContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { CompactLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import type { Route } from './+types/mailbox-mail'
import styles from './mailbox.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const mailbox = context.get(mailboxContext)
  const mail = orNotFound(mailbox?.opensWith(params.key) ? await mailbox.find(params.mail) : null)
  const { subject, to, text, keptAt } = mail
  const here = `/mailbox/${params.key}`
  const addressee = to.name ? `${to.name} <${to.email}>` : to.email
  return { subject, to: addressee, text, keptAt: keptAt.toString(), here, mail: `${here}/${mail.id}` }
}

export const headers = () => noTraces

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.subject ?? '', siteUrl: '', language: 'de' })
}

export default function MailboxMail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mailbox')
  const language = useLocale()
  const { subject, to, text, keptAt, here, mail } = loaderData
  return (
    <>
      <PageHead
        title={subject}
        facts={[
          { label: t('to'), value: to },
          { label: t('sent'), value: formatDateTime(keptAt, { language, time: true }) },
        ]}
        actions={
          <Actions>
            <CompactLink href={here}>{t('back')}</CompactLink>
            <CompactLink href={`${mail}/message.eml`} download>
              {t('download')}
            </CompactLink>
          </Actions>
        }
      />
      <Section>
        <Stack gap="large">
          <iframe className={styles.mail} title={subject} src={`${mail}/message.html`} sandbox="" />
          <h2>{t('text')}</h2>
          <pre className={styles.text}>{text}</pre>
        </Stack>
      </Section>
    </>
  )
}
