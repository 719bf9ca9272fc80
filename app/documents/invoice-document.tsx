import { Circle, Document, Page, Svg, Text, View } from '@react-pdf/renderer'
import { brand } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import type { InvoiceFact, InvoiceSheet } from './invoice-sheet.ts'
import { signal, styles } from './invoice-styles.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { invoiceText } from './invoice-text.ts'

interface InvoiceDocumentProps {
  sheet: InvoiceSheet
  language: Language
  /** See `script-fonts.ts`. */
  fonts: string[]
  /** It says on each page that it is not real. */
  isTrial: boolean
}

/** An invoice on A4. What belongs together stays on one page; the heads of the columns and the foot stand on each. */
export function InvoiceDocument({ sheet, language, fonts, isTrial }: InvoiceDocumentProps) {
  const t = invoiceText(language)
  return (
    <Document title={sheet.title} author={sheet.author} language={language}>
      <Page size="A4" style={[styles.page, { fontFamily: fonts }]}>
        {isTrial && (
          <Text style={styles.trial} fixed>
            {t('trial')}
          </Text>
        )}
        <View style={styles.brand}>
          <Text>{brand}</Text>
          <Svg style={styles.signal} viewBox="0 0 6 6">
            <Circle cx="3" cy="3" r="3" fill={signal} />
          </Svg>
        </View>
        <View style={styles.head}>
          <View style={styles.address}>
            <Text style={styles.sender}>{sheet.sender}</Text>
            {sheet.buyer.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may say the same
              <Text key={index}>{line}</Text>
            ))}
          </View>
          <View style={styles.facts}>
            <Facts facts={sheet.facts} />
          </View>
        </View>
        <Text style={styles.title}>{sheet.title}</Text>
        <InvoiceTable sheet={sheet} />
        <View wrap={false}>
          <Text style={[styles.firstParagraph, styles.strong]}>{sheet.payment}</Text>
          {sheet.account.length > 0 && (
            <View style={styles.account}>
              <Facts facts={sheet.account} />
            </View>
          )}
          {sheet.notes.map((note) => (
            <Text key={note} style={styles.paragraph}>
              {note}
            </Text>
          ))}
        </View>
        <View style={styles.foot} fixed>
          <View style={styles.footColumns}>
            {sheet.issuer.map((lines) => (
              <View key={lines[0]}>
                {lines.map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </View>
            ))}
          </View>
        </View>
        <Text
          style={styles.pageNumber}
          fixed
          render={({ pageNumber, totalPages }) => t('page', { page: pageNumber, pages: totalPages })}
        />
      </Page>
    </Document>
  )
}

function Facts({ facts }: { facts: readonly InvoiceFact[] }) {
  return facts.map(({ label, value }) => (
    <View key={label} style={styles.fact}>
      <Text style={styles.factLabel}>{label}</Text>
      <Text style={styles.factValue}>{value}</Text>
    </View>
  ))
}
