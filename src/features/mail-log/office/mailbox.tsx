import { data } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { mailboxContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { Time } from '#ui/time.tsx'
import type { Route } from './+types/mailbox'
import styles from './mailbox.module.css'

/** The local mailbox: what would have been sent if there were a mail server. Its address is printed at start. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const mailbox = context.get(mailboxContext)
  if (!mailbox?.opensWith(params.key)) throw data(null, { status: 404 })
  const mails = (await mailbox.list()).map(({ id, to, subject, keptAt }) => ({
    id,
    to: to.email,
    subject,
    keptAt: keptAt.toString(),
    href: `/mailbox/${params.key}/${id}`,
  }))
  return { mails }
}

export const headers = () => noTraces

export function meta() {
  return pageMeta({ title: 'Mailbox', siteUrl: '', language: 'de' })
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mailbox')
  const language = useLocale()
  const { mails } = loaderData
  return (
    <>
      <PageHead title={t('title')} lede={<p>{t('lede')}</p>} />
      <Section>
        {mails.length === 0 ? (
          <Notice tone="info" title={t('empty')} />
        ) : (
          <ol className={styles.mails} aria-label={t('title')}>
            {mails.map(({ id, href, subject, to, keptAt }) => (
              <li key={id}>
                <a href={href}>{subject}</a>
                <span className={styles.quiet}>{to}</span>
                <Time className={styles.quiet} at={keptAt}>
                  {formatDateTime(keptAt, { language, time: true })}
                </Time>
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  )
}
