import { useTranslations } from 'use-intl'
import { orderToConfirm } from '#features/booking/behind-link.ts'
import { servicePortsContext } from '#features/context.ts'
import { ConfirmPage } from '#forms/confirm-page.tsx'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta, pressed } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { confirmAddress } from '../place-order.ts'
import type { Route } from './+types/order-address'
import { orderedView, useOrderedWords } from './order-view.ts'

export const headers = personalHeaders
export const meta = personalMeta

/**
 * Confirms the address of an order by the link in its mail: `/{lang}/confirm-order/{token}`. A GET changes nothing, because mail scanners open links.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await orderToConfirm(ports.reads, params.token))
  const { order } = found
  return {
    ...head,
    title: messagesOf(language).addressPage.title,
    number: order.number,
    total: order.quote.gross,
    ordered: orderedView(found, language, now()),
    isOpen: order.status.state === 'awaiting-confirmation' || order.status.state === 'confirmed',
  }
}

/** Confirms and redirects to the order. 409 after the deadline. */
export async function action({ params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await orderToConfirm(ports.reads, params.token))
  return pressed(facts, async () => {
    const outcome = await confirmAddress(ports, found.order.id)
    return outcome.outcome === 'refused'
      ? { problem: outcome.refusal.reason }
      : { path: `/${language}/order/${outcome.token}` }
  })
}

export default function OrderAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('addressPage')
  const { language, number, total, ordered, isOpen } = loaderData
  const { title, extent } = useOrderedWords()(ordered)
  const head = {
    kicker: t('kicker', { number }),
    facts: [
      { label: title, value: extent },
      { label: t('total'), value: formatMoney(total, language) },
    ],
  }
  if (!isOpen) return <PageHead {...head} title={t('over')} lede={<p>{t('overText')}</p>} />
  return (
    <ConfirmPage
      {...head}
      title={t('title')}
      lede={<p>{t('lede')}</p>}
      problem={
        actionData && { title: t(`problem.${actionData.problem}`), text: t(`problemText.${actionData.problem}`) }
      }
      button={<Button kind="primary">{t('confirm')}</Button>}
    />
  )
}
