import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { webhookForm } from '#domain/webhook/webhook.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { Part } from '#ui/section.tsx'
import type { Route } from './+types/webhooks'
import { RevealedOnce } from './revealed-once.tsx'
import { addressRefusals, WebhookForm, WebhookState } from './webhook-form.tsx'

export const handle = { permission: 'connect' } satisfies OfficeHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { service } = context.get(officeContext)
  const webhooks = await service.webhooks.list()
  const failing = new Map((await service.webhooks.failing()).map(({ id, since }) => [id, since.toString()]))
  return {
    idempotencyKey: crypto.randomUUID(),
    webhooks: webhooks.map(({ id, url, events, disabledAt, deliveredAt }) => ({
      id,
      url,
      events,
      isOn: disabledAt === null,
      failingSince: failing.get(id) ?? null,
      deliveredAt: deliveredAt?.toString() ?? null,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { service } = context.get(officeContext)
  return takeForm(request, webhookForm, async (webhook, sent) => {
    const added = await service.webhooks.add(webhook, member)
    if (added.outcome === 'refused')
      return refuseForm(sent, { errors: { url: [addressRefusals[added.refusal.reason]] } })
    const { secret } = added
    return secret === null ? redirect('/office/webhooks', 303) : data({ sent: null, secret })
  })
}

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  const { webhooks, idempotencyKey } = loaderData
  return (
    <OfficePage title={t('title')} back={{ href: '/office/tokens', label: t('back') }} lede={<p>{t('lede')}</p>}>
      {actionData && 'secret' in actionData && (
        <RevealedOnce title={t('added')} secret={actionData.secret}>
          {t('shownOnce')}
        </RevealedOnce>
      )}
      {webhooks.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <OfficeTable
          caption={t('title')}
          columns={[t('address'), bare(t('state')), t('lastDelivery')]}
          rows={webhooks.map(({ id, url, events, isOn, failingSince, deliveredAt }) => ({
            key: id,
            head: <a href={`/office/webhooks/${id}`}>{url}</a>,
            note: events.map((event) => t(`event.${event}`)).join(', '),
            cells: [
              <WebhookState key="state" isOn={isOn} failingSince={failingSince} />,
              deliveredAt ? formatDateTime(deliveredAt, { language, time: true }) : t('never'),
            ],
          }))}
        />
      )}
      <Part title={t('add')}>
        <WebhookForm sent={actionData?.sent ?? null} idempotencyKey={idempotencyKey} />
      </Part>
    </OfficePage>
  )
}
