import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AgainNotice } from '#forms/form-place.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { AmountList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Section, Stack, WithAside } from '#ui/section.tsx'
import { NoBreak, Text } from '#ui/text.tsx'
import { InvoiceAddressLines, OrderQuestion } from './order-parts.tsx'
import type { IssuedInvoice, OrderView } from './order-view.ts'
import { useQuoteRows } from './quote-rows.ts'

interface OrderPageProps {
  view: OrderView
  /** The URL of this page; related pages are below it. */
  href: string
  kicker: string
  title: string
  sticker: string | undefined
  children: ReactNode
}

/** The page of an order: dates, number, price and invoices. */
export function OrderPage({ view, href, kicker, title, sticker, children }: OrderPageProps) {
  const t = useTranslations('order')
  const language = useLocale()
  const rows = useQuoteRows()
  return (
    <>
      <PageHead
        kicker={kicker}
        title={title}
        lede={<p>{useLede(view)}</p>}
        sticker={sticker}
        facts={[
          { label: t('date'), value: formatDateTime(view.placedAt, { language }) },
          { label: t('orderNumber'), value: view.number },
          { label: t('customerNumber'), value: view.customerNumber },
        ]}
      />
      <Section>
        <WithAside
          aside={
            <Stack>
              <Panel title={t('summary')}>
                <AmountList rows={rows(view.quote)} />
                <Text size="small">{t('invoiceTo')}</Text>
                <InvoiceAddressLines invoice={view.invoice} name={view.bookerName} />
              </Panel>
              <InvoiceLinks invoices={view.invoices} href={href} />
              <OrderQuestion />
            </Stack>
          }
        >
          <Stack gap="huge">
            <AgainNotice />
            <DeclaredNotice view={view} />
            {children}
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}

function DeclaredNotice({ view: { declared, email } }: Pick<OrderPageProps, 'view'>) {
  const t = useTranslations('order.declared')
  const language = useLocale()
  if (!declared) return null
  const when = formatDateTime(declared.receivedAt, { language, time: true })
  return (
    <Notice tone="info" title={t('title')}>
      <Text>{t('text', { by: declared.by, when, email })}</Text>
    </Notice>
  )
}

/** The name of the page where the booker changes an order, by what is possible there; null where nothing is. */
export function useChangeWords({ changes }: OrderView): string | null {
  const t = useTranslations('order')
  if (!changes) return null
  const yesOrNo = (possible: boolean) => (possible ? 'yes' : 'no')
  return t('change', {
    move: yesOrNo(changes.move),
    cancel: yesOrNo(changes.cancel),
    withdraw: yesOrNo(changes.withdraw),
  })
}

function useLede(view: OrderView): ReactNode {
  const { status, cancelledBy, workshop, email, isNew } = view
  const t = useTranslations('order')
  const changes = useChangeWords(view) ?? ''
  const values = { email, strong: (chunks: ReactNode) => <strong>{chunks}</strong> }
  if (status === 'cancelled') return t.rich('ledeCancelled', { ...values, way: cancelledBy ?? 'terms' })
  const state = workshop?.availability.state
  if (state === 'called-off' || state === 'over') return t(`ledes.${state}`, { changes })
  return t.rich('lede', { ...values, when: isNew ? 'now' : 'before' })
}

/** The invoices of an order as page, PDF and data. Nothing before one is issued. */
function InvoiceLinks({ invoices, href }: { invoices: readonly IssuedInvoice[]; href: string }) {
  const t = useTranslations('invoice')
  if (invoices.length === 0) return null
  return (
    <Panel title={t('heading', { count: invoices.length })}>
      {invoices.map(({ number, kind, cancelled }) => (
        <Stack key={number} gap="small">
          <Text size="small">
            <strong>
              <NoBreak>{t('title', { kind, number })}</NoBreak>
            </strong>
            {cancelled && ` (${t('isCancelled')})`}
          </Text>
          <Text size="small">
            <a href={`${href}/invoice?number=${number}`}>{t('printable')}</a>
          </Text>
          <Text size="small">
            <a href={`${href}/invoice.pdf?number=${number}`} download>
              {t('pdf')}
            </a>
          </Text>
          <Text size="small">
            <a href={`${href}/invoice.xml?number=${number}`} download>
              {t('xml')}
            </a>
          </Text>
        </Stack>
      ))}
    </Panel>
  )
}
