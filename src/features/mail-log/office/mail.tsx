import { useLocale, useTranslations } from 'use-intl'
import { mayReadMail } from '#domain/audit/actor.ts'
import { may } from '#domain/office/member.ts'
import { servicePortsContext } from '#features/context.ts'
import { mailboxContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Words } from '#lists/office-table.tsx'
import { CompactButton, GoLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/mail'
import { Addressee, mailRow, useMailName } from './mail-rows.tsx'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const list = '/office/mails'

/** One mail of the log, with its text where mails are kept and the member may read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const found = orNotFound(await context.get(servicePortsContext).reads.mailLog.find(params.mail.replaceAll('\0', '')))
  const mailbox = context.get(mailboxContext)
  const mayRead = mayReadMail(member.role, found.effect)
  const kept = mailbox && mayRead ? await mailbox.ofKey(found.key) : null
  const { bookingHref, ...mail } = mailRow(found)
  return {
    ...mail,
    bookingHref: may(member.role, 'handle-bookings') ? bookingHref : null,
    text: kept?.text ?? null,
    why: mayRead ? ('notKept' as const) : ('notYours' as const),
    idempotencyKey: crypto.randomUUID(),
  }
}

export const headers = () => noTraces

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeMails')
  const mailName = useMailName()
  const language = useLocale()
  const { key, kind, state, to, subject, at, attempts, error, bookingHref, mayGoAgain, text, why, idempotencyKey } =
    loaderData
  return (
    <OfficePage title={subject ?? mailName(kind) ?? t('unwritten')} back={{ href: list, label: t('title') }}>
      {error && (
        <Notice tone="alert" title={t('failedWhy', { error })}>
          {state === 'failed' && <p>{t('failedNext')}</p>}
        </Notice>
      )}
      {state === 'dropped' && <Notice tone="info" title={t('dropped')} />}
      <FactList
        facts={[
          { label: t('to'), value: to ? <Addressee {...to} /> : '–' },
          { label: t('kind'), value: mailName(kind) ?? '–' },
          { label: t('state'), value: t(`states.${state}`, { attempts }) },
          { label: t('at'), value: formatDateTime(at, { language, time: true }) },
        ]}
      />
      {bookingHref && <GoLink href={bookingHref}>{t('toBooking')}</GoLink>}
      <Panel title={t('text')}>{text === null ? <Text tone="quiet">{t(why)}</Text> : <Words>{text}</Words>}</Panel>
      {mayGoAgain && (
        <form method="post" action={list}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <CompactButton>{t('send')}</CompactButton>
        </form>
      )}
    </OfficePage>
  )
}
