import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { may } from '#domain/office/member.ts'
import { againForm } from '#domain/order/office-forms.ts'
import { mailboxContext, useCasesContext } from '../../context.ts'
import { mailRow } from '../../office/bookings/mail-row.ts'
import { MailRows } from '../../office/bookings/mail-rows.tsx'
import { MailSearchForm } from '../../office/bookings/mail-search-form.tsx'
import { readNamedForm } from '../../office/bookings/read-named-form.ts'
import { mailSearchOf, nextHref, placeOf } from '../../office/bookings/search-params.ts'
import { EmptyState } from '../../office/empty-state.tsx'
import { memberOf } from '../../office/member-of.ts'
import { OfficePage } from '../../office/office-page.tsx'
import type { OfficeHandle } from '../../office/permission.ts'
import { SuccessBanner } from '../../office/success-banner.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Stack } from '../../ui/stack.tsx'
import { noTraces } from '../personal/no-traces.ts'
import type { Route } from './+types/mails'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/mails'

/** What was sent to whom, newest first; the address says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const query = new URL(request.url).searchParams
  const { mailKinds } = await import('#mails/mails.ts')
  const search = mailSearchOf(query, mailKinds)
  const { mails, next } = await context.get(useCasesContext).bookingOffice.mails(search, placeOf(query))
  return {
    search,
    mailKinds,
    mails: mails.map(mailRow),
    next: next && nextHref(path, query, next),
    done: query.has('done'),
    mailboxHref: may(member.role, 'settings') ? (context.get(mailboxContext)?.href ?? null) : null,
    attempt: crypto.randomUUID(),
  }
}

/** Sends one again. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const form = await readNamedForm(request, againForm, ['attempt', 'key', 'reason'])
  if (!form.ok) throw data(null, { status: 400 })
  const { attempt, key, reason } = form.value
  const command = { attempt, key, reason: reason ?? '', actor: member } as const
  const sent = await context.get(useCasesContext).bookingOffice.sendAgain(command)
  if (sent === 'unknown') throw data(null, { status: 404 })
  return redirect(`${path}?done`, 303)
}

export function headers() {
  return noTraces
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeMails')
  const { search, mailKinds, mails, next, done, mailboxHref, attempt } = loaderData
  return (
    <OfficePage title={t('title')} lede={mailboxHref && <p>{t('notSent')}</p>}>
      <Stack gap="large">
        {done && <SuccessBanner title={t('queued')} />}
        {mailboxHref && <GoLink href={mailboxHref}>{t('mailbox')}</GoLink>}
        <MailSearchForm search={search} mailKinds={mailKinds} />
        {mails.length === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <MailRows mails={mails} attempt={attempt} action={path} withPages />
        )}
        {next && <GoLink href={next}>{t('older')}</GoLink>}
      </Stack>
    </OfficePage>
  )
}
