import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isId } from '#domain/id.ts'
import { endForm } from '#domain/newsletter/subscription.ts'
import { servicePortsContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { Words } from '#lists/office-table.tsx'
import { CompactButton } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { endSubscriptionByHand } from '../newsletter.ts'
import type { Route } from './+types/subscription'
import { SubscriptionBadge, subscriptionView } from './subscription-view.tsx'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const list = '/office/newsletter'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { reads } = context.get(servicePortsContext)
  const id = params.subscription
  const found = orNotFound(isId(id) ? await reads.newsletter.subscription(id) : null)
  const [line] = (await reads.actionsOn('subscription', id)).filter(({ action }) => action === 'subscription.ended')
  const byHand = line ? { by: 'name' in line.actor ? line.actor.name : '', reason: line.reason ?? '' } : null
  return { ...subscriptionView(found), byHand }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const id = params.subscription
  if (!isId(id)) throw data(null, { status: 404 })
  return takeForm(request, endForm, async ({ reason }) => {
    const ended = await endSubscriptionByHand(context.get(servicePortsContext), { id, actor: member, reason })
    if (ended.outcome === 'refused') throw data(null, { status: 404 })
    return redirect(ended.isDeleted ? `${list}?done` : `${list}/${id}`, 303)
  })
}

export const headers = () => noTraces

export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeNewsletter')
  const language = useLocale()
  const { email, state, requested, confirmed, endedAt, byHand } = loaderData
  const proofs = [
    { key: 'requested', title: t('proof.requested'), how: t('proof.requestedHow'), proof: requested },
    ...(confirmed
      ? [{ key: 'confirmed', title: t('proof.confirmed'), how: t('proof.confirmedHow'), proof: confirmed }]
      : []),
  ]
  return (
    <OfficePage title={email} back={{ href: list, label: t('title') }} actions={<SubscriptionBadge state={state} />}>
      <FactList
        facts={[
          { label: t('list'), value: t(`lists.${loaderData.list}`) },
          { label: t('language'), value: languageName(loaderData.language, language) },
        ]}
      />
      {proofs.map(({ key, title, how, proof }) => (
        <Panel key={key} title={title}>
          <Stack>
            <FactList
              facts={[
                { label: t('proof.at'), value: formatDateTime(proof.at, { language, time: true }) },
                { label: t('proof.how'), value: how },
                { label: t('proof.address'), value: proof.address || t('proof.unknown') },
              ]}
            />
            <Text tone="quiet">{t('proof.wording')}</Text>
            <Words>{proof.wording}</Words>
          </Stack>
        </Panel>
      ))}
      {endedAt ? (
        <Panel title={t('states.unsubscribed')}>
          <Text>
            {byHand
              ? t('endedByHand', { at: formatDateTime(endedAt, { language, time: true }), ...byHand })
              : t('endedByLink', { at: formatDateTime(endedAt, { language, time: true }) })}
          </Text>
        </Panel>
      ) : (
        <Panel title={t('end')}>
          <OfficeForm sent={actionData?.sent} actions={<CompactButton kind="signal">{t('end')}</CompactButton>}>
            <Text>{t(state === 'requested' ? 'endRequest' : 'endText')}</Text>
            <OfficeTextArea name="reason" label={t('reason')} hint={t('reasonHint')} />
          </OfficeForm>
        </Panel>
      )}
    </OfficePage>
  )
}
