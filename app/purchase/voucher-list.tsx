import { useLocale, useTranslations } from 'use-intl'
import { academyUrl } from '#domain/voucher/academy.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import type { PurchaseView } from './purchase-view.ts'

/** The vouchers of an order, or what they wait for. */
export function VoucherList({ purchase }: { purchase: PurchaseView }) {
  const t = useTranslations('purchase')
  const language = useLocale()
  const { vouchers, due } = purchase
  const [first] = vouchers
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('vouchers.title', { count: due })}
      </Heading>
      {first ? (
        <>
          <ol>
            {vouchers.map(({ code }) => (
              <li key={code}>
                <code translate="no">{code}</code>
              </li>
            ))}
          </ol>
          <Text>{t('vouchers.redeem', { count: due, end: formatDateTime(first.until, { language }) })}</Text>
          <Actions>
            <ButtonLink kind="secondary" size="compact" href={academyUrl} rel="noreferrer">
              {t('vouchers.academy')}
            </ButtonLink>
          </Actions>
        </>
      ) : (
        <Text>{t('vouchers.waiting', { count: due })}</Text>
      )}
    </Stack>
  )
}
