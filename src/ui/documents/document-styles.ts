import { StyleSheet } from '@react-pdf/renderer'
import { fontStack } from './document-fonts.ts'

/** Design tokens of documents. */
const ink = '#0B1B34'
const ink2 = '#435A73'
const line = '#CFDCE8'
export const signal = '#FF6B2C'

/** Measures in points. The address fits the window of a DIN long envelope (DIN 5008, form B). */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 44,
    paddingBottom: 112,
    paddingLeft: 62,
    paddingRight: 50,
    fontFamily: fontStack,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: ink,
  },
  brand: { flexDirection: 'row', fontSize: 15, fontWeight: 600, height: 84 },
  signal: { width: 6, height: 6, marginLeft: 5, marginTop: 8 },
  trial: { position: 'absolute', top: 16, left: 62, right: 50, fontSize: 12, fontWeight: 600, textAlign: 'center' },
  head: { flexDirection: 'row', justifyContent: 'space-between', minHeight: 128, marginBottom: 26 },
  address: { width: 240 },
  sender: { fontSize: 6.5, color: ink2, marginBottom: 6 },
  facts: { width: 232 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  factLabel: { width: 116, color: ink2 },
  factValue: { flex: 1 },
  title: { fontSize: 19, fontWeight: 600, lineHeight: 1.2, marginBottom: 14 },
  row: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 0.5, borderBottomColor: line },
  headRow: {
    flexDirection: 'row',
    paddingVertical: 5,
    borderBottomWidth: 1,
    borderBottomColor: ink,
    fontSize: 8.5,
    color: ink2,
  },
  what: { flex: 1, paddingRight: 10 },
  quantity: { width: 44, textAlign: 'right' },
  price: { width: 78, textAlign: 'right' },
  rate: { width: 44, textAlign: 'right' },
  amount: { width: 84, textAlign: 'right' },
  note: { fontSize: 8, color: ink2 },
  totals: { marginTop: 4, marginLeft: 150 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 4 },
  totalLabel: { flex: 1, paddingRight: 10 },
  grand: { borderTopWidth: 1, borderTopColor: ink, marginTop: 2, paddingTop: 7, fontSize: 12, fontWeight: 600 },
  paragraph: { marginTop: 10 },
  firstParagraph: { marginTop: 22 },
  strong: { fontWeight: 600 },
  account: { flexDirection: 'row', alignItems: 'center', marginTop: 10 },
  accountFacts: { padding: 12, backgroundColor: '#eef3f8', width: 300 },
  scan: { flex: 1, flexDirection: 'row', alignItems: 'center', paddingLeft: 10 },
  code: { width: 84, height: 84, backgroundColor: '#ffffff' },
  scanText: { flex: 1, paddingLeft: 4, fontSize: 8, color: ink2 },
  foot: {
    position: 'absolute',
    left: 62,
    right: 50,
    bottom: 44,
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: line,
    fontSize: 7.5,
    color: ink2,
  },
  footColumns: { flexDirection: 'row', justifyContent: 'space-between' },
  pageNumber: { position: 'absolute', left: 62, right: 50, bottom: 26 },
  // The line height is its own: the library multiplies an inherited one by the size of the font at each layout of a page.
  pageNumberText: { fontSize: 7.5, lineHeight: 1.45, textAlign: 'right', color: ink2 },
})
