import { Document, Link, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createTranslator } from 'use-intl/core'
import type { Certificate } from '#domain/certificate/certificate.ts'
import { brand } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { BrandMark } from '#ui/documents/brand-mark.tsx'
import { fontStack, registerFonts } from '#ui/documents/document-fonts.ts'
import { drawable } from '#ui/documents/script-fonts.ts'
import { certificateDates } from '../site/certificate-dates.ts'

const ink = '#0B1B34'
const ink2 = '#435A73'
/** The mountains of the site on paper, the far ones paler. */
const sky = { far: '#DCE8F2', near: '#B9CFE2' }

/** Measures in points, on A4 across. */
const styles = StyleSheet.create({
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
  trial: { position: 'absolute', top: 20, left: 72, right: 72, fontWeight: 600, textAlign: 'center' },
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

const texts = { de: { certificates: german.certificates }, en: { certificates: english.certificates } }

/** The messages of certificates in one language. A missing text throws: better a job that is tried again than half a certificate. */
function certificateText(language: Language) {
  return createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'certificates',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

interface CertificateParts {
  certificate: Certificate
  checkUrl: string
  /** Who issues it. */
  issuer: string
  /** It is marked as not real. */
  isTrial?: boolean
}

interface CertificateDocumentProps extends CertificateParts {
  fonts: string[]
}

/** A certificate on A4, across: who, what, when, with whom, and where it can be checked. The ridge of the site is below. */
function CertificateDocument({ certificate, checkUrl, issuer, isTrial, fonts }: CertificateDocumentProps) {
  const { language, holder, certification, trainers, code } = certificate
  const t = certificateText(language)
  const { title, code: short } = certificationBySlug(certification) ?? { title: certification, code: certification }
  const issued = formatDateTime(certificate.issuedAt.epochMilliseconds, { language })
  return (
    <Document title={`${t('heading')} ${title}, ${holder}`} author={issuer} language={language}>
      <Page size="A4" orientation="landscape" style={[styles.page, { fontFamily: fonts }]}>
        {isTrial && <Text style={styles.trial}>{t('trial')}</Text>}
        <Svg style={styles.ridge} viewBox="0 0 842 150" preserveAspectRatio="none">
          <Path d="M0 150V96l96-34 74 22 118-60 92 46 104-28 108 50 92-36 158 62v32z" fill={sky.far} />
          <Path d="M0 150v-20l140-36 120 24 150-40 132 36 120-22 180 40v18z" fill={sky.near} />
        </Svg>
        <BrandMark name={brand} styles={styles} />
        <Text style={styles.heading}>
          {t('heading')} {short}
        </Text>
        <Text style={styles.quiet}>{t('certifies')}</Text>
        <Text style={[styles.holder, holder.length > 40 ? styles.longHolder : {}]}>{holder}</Text>
        <Text style={styles.quiet}>{t('took')}</Text>
        <Text style={styles.title}>{title}</Text>
        <View style={styles.facts}>
          <Fact label={t('dates')} value={certificateDates(certificate, language)} />
          <Fact label={t('trainers')} value={formatList(trainers, language)} />
          <Fact label={t('issued')} value={issued} />
        </View>
        <View style={styles.foot}>
          <Text>
            {issuer} · {t('code')} {code}
          </Text>
          <Link src={checkUrl} style={styles.link}>
            {t('check', { url: checkUrl })}
          </Link>
        </View>
      </Page>
    </Document>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.label}>{label}</Text>
      <Text>{value}</Text>
    </View>
  )
}

registerFonts()

/** A certificate as a PDF in its own language. */
export async function certificatePdf({
  certificate,
  checkUrl,
  issuer,
  isTrial = false,
}: CertificateParts): Promise<Uint8Array> {
  const { holder } = certificate
  const { fonts, text } = await drawable([holder, issuer])
  return renderToBuffer(
    <CertificateDocument
      certificate={{ ...certificate, holder: text(holder) }}
      checkUrl={checkUrl}
      issuer={text(issuer)}
      isTrial={isTrial}
      fonts={fonts}
    />,
  )
}
