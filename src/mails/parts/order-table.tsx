import type { CSSProperties } from 'react'
import { Section } from 'react-email'
import type { Language } from '#domain/language.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'
import { type PriceRow, productRows, vatNotes, vatRows } from './order-lines.ts'
import { palette } from './palette.ts'
import { SmallPrint } from './paragraph.tsx'

/**
 * What the order costs: its lines, net, VAT, total, and why there is no VAT where there is none. A table in HTML and, aligned, in the plain
 * text.
 */
export function OrderTable({ quote, language }: { quote: Quote; language: Language }) {
  const t = mailText(language)
  return (
    <Section style={{ marginTop: '10px' }}>
      <table data-text-format="dataTable" style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {productRows(quote, language).map((row) => (
            <Row key={row.label} {...row} />
          ))}
          <Row label={t('order.net')} amount={formatMoney(quote.net, language)} />
          {vatRows(quote, language).map((row) => (
            <Row key={row.label} {...row} />
          ))}
          <Row label={t('order.total')} amount={formatMoney(quote.gross, language)} total />
        </tbody>
      </table>
      {vatNotes(quote, language).map((note) => (
        <SmallPrint key={note}>{note}</SmallPrint>
      ))}
    </Section>
  )
}

function Row({ label, note, amount, total = false }: PriceRow & { total?: boolean }) {
  const style: CSSProperties = {
    padding: '10px 0',
    borderTop: total ? `2px solid ${palette.ink}` : `1px solid ${palette.line}`,
    color: palette.ink,
    fontSize: total ? '18px' : '15px',
    fontWeight: total ? 600 : 400,
    lineHeight: '22px',
    verticalAlign: 'top',
  }
  const className = total ? 'ink rule' : 'ink line'
  return (
    <tr>
      <th scope="row" className={className} style={{ ...style, textAlign: 'left' }}>
        {label}
        {note !== undefined && (
          <>
            <br />
            <span className="ink-2" style={{ color: palette.ink2, fontSize: '14px' }}>
              {note}
            </span>
          </>
        )}
      </th>
      <td
        className={className}
        style={{
          ...style,
          textAlign: 'right',
          paddingLeft: '16px',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {amount}
      </td>
    </tr>
  )
}
