import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { may } from '#domain/office/member.ts'
import { againForm } from '#domain/order/order-forms.ts'
import { servicePortsContext } from '#features/context.ts'
import { sendAgain } from '#features/mail-log/send-again.ts'
import { chosenIn } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { mailboxContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { asked, askedText, backToList, pagesByPlace, placeOf } from '#lists/list-query.ts'
import type { ListFilters } from '#lists/list-search-form.tsx'
import { OfficeList } from '#lists/office-list.tsx'
import { type MailSearch, mailStates } from '#platform/ports/mail.ts'
import type { MailEffect } from '#platform/ports.ts'
import { GoLink } from '#ui/button.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/mails'
import { MailRows, mailRow } from './mail-rows.tsx'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/mails'

const params = z.object({ text: askedText, state: asked(z.enum(mailStates)) })

function mailSearchOf(query: URLSearchParams, kinds: readonly MailEffect['kind'][]): MailSearch {
  const kind = kinds.find((known) => known === query.get('kind'))
  return { ...params.parse(Object.fromEntries(query)), kind }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const query = new URL(request.url).searchParams
  const { mailKinds } = await import('#mails/mails.ts')
  const search = mailSearchOf(query, mailKinds)
  const { mails, next } = await context.get(servicePortsContext).reads.mailLog.search(search, placeOf(query))
  return {
    search,
    mailKinds,
    mails: mails.map(mailRow),
    pages: pagesByPlace(path, query, { count: mails.length, next }),
    done: query.has('done'),
    mailboxHref: may(member.role, 'settings') ? (context.get(mailboxContext)?.href ?? null) : null,
    idempotencyKey: crypto.randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { reason = '', ...again } = chosenIn(await formBody(request), againForm)
  const command = { ...again, reason, actor: member }
  const sent = await sendAgain(context.get(servicePortsContext), command)
  if (sent.outcome === 'refused') throw data(null, { status: 404 })
  return backToList(path, request)
}

export const headers = () => noTraces

export default function Mails({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeMails')
  const { search, mailKinds, mails, pages, done, mailboxHref, idempotencyKey } = loaderData
  const filters = useMailFilters(search, mailKinds)
  return (
    <OfficePage
      done={done && <SuccessBanner title={t('queued')} />}
      title={t('title')}
      lede={mailboxHref && <p>{t('notSent')}</p>}
    >
      <Stack gap="large">
        {mailboxHref && <GoLink href={mailboxHref}>{t('mailbox')}</GoLink>}
        <OfficeList path={path} filters={filters} count={mails.length} pages={pages} empty={t('empty')}>
          <MailRows mails={mails} idempotencyKey={idempotencyKey} withPages />
        </OfficeList>
      </Stack>
    </OfficePage>
  )
}

function useMailFilters(search: MailSearch, mailKinds: readonly MailEffect['kind'][]): ListFilters {
  const t = useTranslations('officeMails')
  const states = mailStates.map((value) => ({ value, label: t(`states.${value}`, { attempts: 1 }) }))
  const kinds = mailKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return {
    text: { hint: t('searchHint'), value: search.text },
    choices: [
      { name: 'state', label: t('state'), value: search.state, options: states },
      { name: 'kind', label: t('kind'), value: search.kind, options: kinds },
    ],
  }
}
