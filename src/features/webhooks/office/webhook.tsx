import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isId } from '#domain/id.ts'
import { subjectForm } from '#domain/office/account-forms.ts'
import { editWebhookForm, webhookStatus } from '#domain/webhook/webhook.ts'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { chosenIn, dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { ConfirmActionForm, RowForm } from '#forms/office/confirm-action-form.tsx'
import { StaleNotice } from '#forms/office/office-form.tsx'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { pagesByPlace, placeOf } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { CompactButton } from '#ui/button.tsx'
import { Part } from '#ui/section.tsx'
import type { WebhookService } from '../webhook-service.ts'
import type { Route } from './+types/webhook'
import { RevealedOnce } from './revealed-once.tsx'
import styles from './webhook.module.css'
import { addressRefusals, EditWebhookForm, WebhookState } from './webhook-form.tsx'

export const handle = { permission: 'connect' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { webhooks } = context.get(officeContext).service
  const webhook = await found(webhooks, params.webhook)
  const query = new URL(request.url).searchParams
  const place = placeOf(query)
  const isPlace = place !== null && isId(place.id)
  const { deliveries, next } = await webhooks.deliveries(webhook.id, isPlace ? place : null)
  const failing = (await webhooks.failing()).find(({ id }) => id === webhook.id)
  return {
    id: webhook.id,
    url: webhook.url,
    isOn: webhook.disabledAt === null,
    failingSince: failing?.since.toString() ?? null,
    chosen: webhook.events,
    known: webhookStatus(webhook),
    pages: pagesByPlace(`/office/webhooks/${webhook.id}`, query, { count: deliveries.length, next }),
    deliveries: deliveries.map(({ id, event, at, state, nextAt, attempts }) => ({
      id,
      event,
      state,
      at: at.toString(),
      nextAt: nextAt?.toString() ?? null,
      attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toString() })),
    })),
  }
}

/** 409 when someone else saved first: what was entered stays, beside what is stored now. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { webhooks } = context.get(officeContext).service
  const { id } = await found(webhooks, params.webhook)
  const back = () => redirect(`/office/webhooks/${id}`, 303)
  const turn = async (to: 'on' | 'off') => {
    await webhooks.switch(id, to, member)
    return back()
  }
  return dispatchForm(request, {
    rotate: async () => data({ sent: null, secret: await webhooks.rotate(id, member) }),
    edit: (form) =>
      takeForm(form, editWebhookForm, async ({ paused, ...changed }, sent) => {
        const edited = await webhooks.edit(id, { ...changed, isOn: !paused }, member)
        if (edited.outcome === 'done') return back()
        const { reason } = edited.refusal
        if (reason === 'unknown') throw data(null, { status: 404 })
        return refuseForm(sent, reason === 'stale' ? { isStale: true } : { errors: { url: [addressRefusals[reason]] } })
      }),
    again: async (form) => {
      await webhooks.sendAgain({ webhookId: id, deliveryId: chosenIn(form, subjectForm).id }, member)
      return back()
    },
    on: () => turn('on'),
    off: () => turn('off'),
    test: async () => {
      await webhooks.test(id)
      return back()
    },
    remove: async () => {
      await webhooks.remove(id, member)
      return redirect('/office/webhooks', 303)
    },
  })
}

/** Throws a 404. */
async function found(webhooks: WebhookService, id: string) {
  const webhook = orNotFound(isId(id) ? await webhooks.find(id) : null)
  return webhook
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeWebhooks')
  const { id, url, isOn, failingSince, chosen, known, pages, deliveries } = loaderData
  const events = chosen.map((event) => t(`event.${event}`)).join(', ')
  const sent = actionData?.sent ?? null
  return (
    <OfficePage
      title={new URL(url).host}
      back={{ href: '/office/webhooks', label: t('title') }}
      lede={<p>{t('about', { url, events })}</p>}
    >
      {actionData && 'secret' in actionData && actionData.secret && (
        <RevealedOnce title={t('rotated')} secret={actionData.secret}>
          {t('rotatedText')}
        </RevealedOnce>
      )}
      <p>
        <WebhookState isOn={isOn} failingSince={failingSince} />
      </p>
      <WebhookActions isOn={isOn} />
      <p>
        <LogLink about={id} />
      </p>
      <Part title={t('edit')}>
        {sent?.isStale && (
          <StaleNotice>
            <p>{t('staleText', { url, events })}</p>
          </StaleNotice>
        )}
        <EditWebhookForm sent={sent} webhook={{ url, chosen, isOn, known }} />
      </Part>
      <Part title={t('log')}>
        <p>{t('logText')}</p>
        <OfficeList path={`/office/webhooks/${id}`} count={deliveries.length} pages={pages} empty={t('noDeliveries')}>
          <DeliveryRows deliveries={deliveries} />
        </OfficeList>
      </Part>
    </OfficePage>
  )
}

type Deliveries = Route.ComponentProps['loaderData']['deliveries']

function DeliveryRows({ deliveries }: { deliveries: Deliveries }) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  return (
    <OfficeTable
      caption={t('log')}
      columns={[
        t('eventColumn'),
        bare(t('state')),
        t('attempts'),
        t('nextTry'),
        { label: t('again'), holds: 'buttons' },
      ]}
      rows={deliveries.map(({ id, event, at, state, nextAt, attempts }) => ({
        key: id,
        head: t(`event.${event}`),
        note: formatDateTime(at, { language, time: true }),
        cells: [
          // A message that no one has taken yet, though it was sent.
          t(`delivery.${state === 'due' && attempts.length > 0 ? 'retried' : state}`),
          <AttemptList key="attempts" attempts={attempts} />,
          nextAt ? formatDateTime(nextAt, { language, time: true }) : '–',
          <RowForm key="again" intent="again" id={id} label={t('sendThis', { event: t(`event.${event}`) })}>
            {t('send')}
          </RowForm>,
        ],
      }))}
    />
  )
}

function AttemptList({ attempts }: Pick<Deliveries[number], 'attempts'>) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  if (attempts.length === 0) return '–'
  return (
    <ol className={styles.attempts}>
      {attempts.toReversed().map(({ at, status, milliseconds, detail }) => (
        <li key={at}>
          <span>
            {t('attempt', { answer: status ?? t('noAnswer'), milliseconds })}
            <small>{formatDateTime(at, { language, time: true })}</small>
          </span>
          {detail && <code>{detail}</code>}
        </li>
      ))}
    </ol>
  )
}

function WebhookActions({ isOn }: { isOn: boolean }) {
  const t = useTranslations('officeWebhooks')
  const intents = ['test', isOn ? 'off' : 'on', 'rotate'] as const
  return (
    <div className={styles.actions}>
      {intents.map((intent) => (
        <form key={intent} method="post">
          <input type="hidden" name="intent" value={intent} />
          <CompactButton>{t(`do.${intent}`)}</CompactButton>
        </form>
      ))}
      <ConfirmActionForm intent="remove" offer={t('do.remove')}>
        <p>{t('removeText')}</p>
      </ConfirmActionForm>
    </div>
  )
}
