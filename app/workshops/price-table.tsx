import { useLocale, useTranslations } from 'use-intl'
import type { Cents } from '#domain/money.ts'
import { offersIntroduction } from '#domain/pricing/introduction.ts'
import { freeSeats } from '#domain/pricing/three-for-two.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { useHouse } from '../house.ts'
import { formatPrice } from '../i18n/format-money.ts'
import { Stack } from '../ui/stack.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'

interface PriceTableProps {
  certification: CertificationSlug
  /** Net price of one seat. */
  price: Cents
}

/** What one, two and three people pay (SPEC §9, '3 for 2'), and what the introduction costs on top. */
export function PriceTable({ certification, price }: PriceTableProps) {
  const t = useTranslations('workshop.pricing')
  const language = useLocale()
  const { prices } = useHouse()
  const money = (cents: Cents) => formatPrice(cents, language)
  const groups = [t('alone'), t('two'), t('three')].map((head, index) => {
    const people = index + 1
    const free = freeSeats(people)
    return {
      head,
      note: free > 0 ? t('threeForTwo') : undefined,
      cells: [
        free > 0 ? <s key="normal">{money(people * price)}</s> : money(people * price),
        money((people - free) * price),
      ],
      highlighted: free > 0,
    }
  })
  const addOn = {
    head: t('addOn'),
    note: t('addOnText'),
    cells: [<s key="normal">{money(prices.tickets.flin)}</s>, money(prices.introduction)],
  }
  return (
    <Stack gap="small">
      <Table
        caption={t('caption')}
        columns={[t('come'), t('normal'), t('pay')]}
        rows={offersIntroduction(certification) ? [...groups, addOn] : groups}
      />
      <Text size="small" tone="quiet">
        {t('note')}
      </Text>
    </Stack>
  )
}
