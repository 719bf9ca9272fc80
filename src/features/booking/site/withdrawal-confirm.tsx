import { useTranslations } from 'use-intl'
import { orderToWithdraw, withdrawalByLink } from '#features/booking/behind-link.ts'
import { completeWithdrawal } from '#features/booking/withdraw.ts'
import { servicePortsContext } from '#features/context.ts'
import { ConfirmPage } from '#forms/confirm-page.tsx'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta, pressed } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/withdrawal-confirm'

export const headers = personalHeaders
export const meta = personalMeta

/** Completes a withdrawal by the link in its receipt: `/{lang}/withdrawal/{token}`. A GET changes nothing, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const { reads } = context.get(servicePortsContext)
  const withdrawal = orNotFound(await withdrawalByLink(reads, params.token))
  const { refusal } = orNotFound(await orderToWithdraw(reads, withdrawal))
  return {
    ...head,
    title: messagesOf(language).withdrawalConfirm.title,
    refusal,
    number: withdrawal.orderNumber,
    receivedAt: formatDateTime(withdrawal.receivedAt.epochMilliseconds, { language, time: true }),
    message: withdrawal.message,
    end: withdrawal.end?.how ?? null,
  }
}

/** 409 when the office must decide: not a consumer, too late, a voucher was sent. */
export async function action({ params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const withdrawal = orNotFound(await withdrawalByLink(ports.reads, params.token))
  return pressed(facts, async () => {
    const { outcome } = await completeWithdrawal(ports, { withdrawalId: withdrawal.id, actor: 'booker' })
    return outcome === 'done' ? { path: `/${language}/withdrawal/${params.token}` } : { problem: 'office' }
  })
}

export default function WithdrawalConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('withdrawalConfirm')
  const { number, receivedAt, message, end, refusal } = loaderData
  const facts = [
    { label: t('number'), value: number },
    { label: t('receivedAt'), value: receivedAt },
    ...(message === null ? [] : [{ label: t('message'), value: message }]),
  ]
  if (end !== null) return <PageHead title={t(`end.${end}`)} lede={<p>{t(`endText.${end}`)}</p>} facts={facts} />
  if (refusal !== null)
    return (
      <PageHead
        title={t(refusal === 'not-open' ? 'endedTitle' : 'officeTitle')}
        lede={<p>{t(`office.${refusal}`)}</p>}
        facts={facts}
      />
    )
  return (
    <ConfirmPage
      title={t('title')}
      lede={<p>{t('lede')}</p>}
      facts={facts}
      problem={
        actionData && { title: t(`problem.${actionData.problem}`), text: t(`problemText.${actionData.problem}`) }
      }
      button={<Button kind="primary">{t('confirm')}</Button>}
    />
  )
}
