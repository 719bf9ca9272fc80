import { StyleSheet } from '@react-pdf/renderer'
import { fontStack } from './invoice-fonts.ts'

const ink = '#0B1B34'
const ink2 = '#435A73'
/** The mountains of the site on paper, the far ones paler. */
export const sky = { far: '#DCE8F2', near: '#B9CFE2' }

/** Measures in points, on A4 across. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingHorizontal: 72,
    fontFamily: fontStack,
    fontSize: 12,
    lineHeight: 1.4,
    color: ink,
    backgroundColor: '#F7FAFD',
  },
  ridge: { position: 'absolute', left: 0, bottom: 0, width: 842, height: 150 },
  brand: { flexDirection: 'row', fontSize: 17, fontWeight: 600, height: 70 },
  signal: { width: 7, height: 7, marginLeft: 6, marginTop: 9 },
  heading: { fontSize: 15, fontWeight: 600, color: ink2, marginBottom: 18 },
  quiet: { color: ink2 },
  holder: { fontSize: 38, fontWeight: 600, lineHeight: 1.2, marginTop: 2, marginBottom: 14 },
  longHolder: { fontSize: 24 },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.25, marginTop: 2 },
  facts: { flexDirection: 'row', marginTop: 26 },
  fact: { marginRight: 40, maxWidth: 230 },
  label: { fontSize: 9.5, color: ink2 },
  foot: { position: 'absolute', left: 72, right: 72, bottom: 24, fontSize: 9 },
  link: { color: ink, textDecoration: 'underline' },
})
