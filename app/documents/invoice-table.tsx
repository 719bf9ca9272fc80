import { Text, View } from '@react-pdf/renderer'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { styles } from './invoice-styles.ts'

/** What was sold, line by line, and the sums below. */
export function InvoiceTable({ sheet }: { sheet: InvoiceSheet }) {
  const { columns } = sheet
  return (
    <>
      <View style={styles.headRow} fixed>
        <Text style={styles.what}>{columns.what}</Text>
        <Text style={styles.quantity}>{columns.quantity}</Text>
        <Text style={styles.price}>{columns.price}</Text>
        <Text style={styles.rate}>{columns.rate}</Text>
        <Text style={styles.amount}>{columns.amount}</Text>
      </View>
      {sheet.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may say the same
        <View key={index} style={styles.row} wrap={false}>
          <View style={styles.what}>
            <Text>{row.what}</Text>
            {row.note !== undefined && <Text style={styles.note}>{row.note}</Text>}
          </View>
          <Text style={styles.quantity}>{row.quantity}</Text>
          <Text style={styles.price}>{row.price}</Text>
          <Text style={styles.rate}>{row.rate}</Text>
          <Text style={styles.amount}>{row.amount}</Text>
        </View>
      ))}
      <View style={styles.totals} wrap={false}>
        {sheet.totals.map(({ label, value, total }) => (
          <View key={label} style={total ? [styles.total, styles.grand] : styles.total}>
            <Text style={styles.totalLabel}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
    </>
  )
}
