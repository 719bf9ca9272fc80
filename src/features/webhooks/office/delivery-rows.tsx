import { useLocale, useTranslations } from 'use-intl'
import type { Delivery, WebhookEventName } from '#domain/webhook/webhook.ts'
import { RowForm } from '#forms/office/confirm-action-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { AttemptList, type ShownAttempt } from './attempt-list.tsx'

export interface DeliveryRow {
  id: string
  event: WebhookEventName | 'test'
  at: string
  state: Delivery['state']
  nextAt: string | null
  attempts: ShownAttempt[]
}

/** Messages of a webhook with their answers and the next attempt. */
export function DeliveryRows({ deliveries }: { deliveries: readonly DeliveryRow[] }) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  if (deliveries.length === 0) return <EmptyState title={t('noDeliveries')} />
  return (
    <OfficeTable
      caption={t('log')}
      columns={[t('eventColumn'), t('state'), t('attempts'), t('nextTry'), t('again')]}
      rows={deliveries.map(({ id, event, at, state, nextAt, attempts }) => ({
        key: id,
        head: t(`event.${event}`),
        note: formatDateTime(at, { language, time: true }),
        cells: [
          t(`delivery.${state}`),
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
