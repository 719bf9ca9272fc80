import { useTranslations } from 'use-intl'
import type { PartPaid } from '#domain/order/order.ts'
import { OpenSum } from '#features/booking/site/amount-outstanding.tsx'
import { TrialMark } from '#frame/trial-mark.tsx'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { Section } from '#ui/section.tsx'
import type { InvoiceSheet } from '../documents/invoice-sheet.ts'
import styles from './invoice-page.module.css'
import { InvoiceTable } from './invoice-table.tsx'

interface InvoicePageProps {
  sheet: InvoiceSheet
  /** Shown above the sheet, which stays as issued. */
  partPaid: PartPaid | null
  orderHref: string
}

/** An invoice as a page: a sheet with buttons on screen, the sheet alone in print. */
export function InvoicePage({ sheet, partPaid, orderHref }: InvoicePageProps) {
  const t = useTranslations('invoice')
  return (
    <Section>
      <div className={styles.actions}>
        <Actions>
          <ButtonLink kind="primary" size="compact" href={`${orderHref}/invoice.pdf?number=${sheet.number}`} download>
            {t('download')}
          </ButtonLink>
          <PrintButton>{t('print')}</PrintButton>
          <ButtonLink kind="secondary" size="compact" href={orderHref}>
            {t('toOrder')}
          </ButtonLink>
        </Actions>
        {partPaid && <OpenSum partPaid={partPaid} />}
      </div>
      <article className={styles.sheet} aria-labelledby="invoice">
        <TrialMark of="invoice" />
        <div className={styles.head}>
          <address>
            <p className={styles.sender}>{sheet.sender}</p>
            <Lines lines={sheet.buyer} />
          </address>
          <FactList facts={sheet.facts} className={styles.facts} />
        </div>
        <h1 className={styles.title} id="invoice">
          {sheet.title}
        </h1>
        <InvoiceTable sheet={sheet} />
        <section className={styles.part} aria-labelledby="payment">
          <Heading level={2} size="small" id="payment">
            {t('pay')}
          </Heading>
          <p>{sheet.payment}</p>
          {sheet.account.length > 0 && <FactList facts={sheet.account} className={styles.facts} />}
        </section>
        {sheet.notes.length > 0 && (
          <section className={styles.part} aria-labelledby="tax-notes">
            <Heading level={2} size="small" id="tax-notes">
              {t('taxNotes')}
            </Heading>
            {sheet.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </section>
        )}
        <footer className={styles.issuer}>
          {sheet.issuer.map((lines) => (
            <p key={lines[0]}>
              <Lines lines={lines} />
            </p>
          ))}
        </footer>
      </article>
    </Section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may say the same
    <span key={index} className={styles.line}>
      {line}
    </span>
  ))
}
