import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isId } from '#domain/id.ts'
import { servicePortsContext } from '#features/context.ts'
import { dispatchForm } from '#forms/form-action.ts'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Words } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import { type DeclaredRefusal, orderToWithdraw } from '../behind-link.ts'
import type { OfficePorts } from '../records.ts'
import { closeWithdrawal, completeWithdrawal } from '../withdraw.ts'
import type { Route } from './+types/withdrawal'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

/** One declaration of withdrawal, word for word. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const found = await find(ports, params.withdrawal)
  const { receivedAt, end, id: _, language: __, ...declared } = found
  const refusal = (await orderToWithdraw(ports.reads, found))?.refusal ?? null
  return {
    ...declared,
    // Of an order that has ended, carrying it out ends the declaration as well.
    refusal: refusal === 'not-open' ? null : refusal,
    receivedAt: receivedAt.toString(),
    end: end && { how: end.how, at: end.at.toString() },
  }
}

/** Carries it out, or closes it. 409 where the order cannot be withdrawn from. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const ports = context.get(servicePortsContext)
  const { id } = await find(ports, params.withdrawal)
  const command = { withdrawalId: id, actor: member }
  const back = () => redirect(`/office/withdrawals/${id}`, 303)
  return dispatchForm(request, {
    'carry-out': async () => {
      const result = await completeWithdrawal(ports, command)
      if (result.outcome === 'done') return back()
      const { reason } = result.refusal
      return data({ reason: reason === 'costs-changed' ? 'unknown' : reason } as const, { status: 409 })
    },
    close: async () => {
      await closeWithdrawal(ports, command)
      return back()
    },
  })
}

async function find({ reads }: OfficePorts, id: string) {
  const found = orNotFound(isId(id) ? await reads.withdrawal(id) : null)
  return found
}

export const headers = () => noTraces

/** What the office is asked to do with a declaration that belongs to an order. */
function stepFor(refusal: DeclaredRefusal | null) {
  if (refusal === 'charged') return 'charged'
  return refusal ? 'decide' : 'matched'
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeWithdrawals')
  const language = useLocale()
  const { name, email, orderNumber, message, orderId, receivedAt, end, refusal } = loaderData
  const moment = (instant: string) => formatDateTime(instant, { language, time: true })
  return (
    <OfficePage title={t('title', { number: orderNumber })} back={{ href: '/office', label: t('back') }}>
      {actionData && (
        <Notice tone="alert" title={t('refused')}>
          <Text>{t(`reason.${actionData.reason}`)}</Text>
        </Notice>
      )}
      <FactList
        facts={[
          { label: t('receivedAt'), value: moment(receivedAt) },
          { label: t('name'), value: name },
          { label: t('number'), value: orderNumber },
          { label: t('email'), value: email },
        ]}
      />
      {message && <Words>{message}</Words>}
      {orderId && (
        <Text>
          <a href={`/office/bookings/${orderId}`}>{t('booking')}</a>
        </Text>
      )}
      {end ? (
        <Panel title={t(`end.${end.how}`)}>
          <Text>{moment(end.at)}</Text>
        </Panel>
      ) : (
        <Panel title={t('open')}>
          <OfficeForm
            actions={
              <>
                {orderId && !refusal && (
                  <Button size="compact" name="intent" value="carry-out">
                    {t('carryOut')}
                  </Button>
                )}
                <Button kind="secondary" size="compact" name="intent" value="close">
                  {t(orderId && !refusal ? 'close' : 'closeOnly')}
                </Button>
              </>
            }
          >
            <Text>{t(orderId ? stepFor(refusal) : 'unmatched')}</Text>
            {refusal && refusal !== 'charged' && <Text>{t(`reason.${refusal}`)}</Text>}
          </OfficeForm>
        </Panel>
      )}
    </OfficePage>
  )
}
