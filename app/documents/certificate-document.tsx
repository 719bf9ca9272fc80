import { Circle, Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { Certificate } from '#domain/certificate/certificate.ts'
import { brand } from '#domain/company.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { certificateDates } from '../certificates/certificate-dates.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { sky, styles } from './certificate-styles.ts'
import { certificateText } from './certificate-text.ts'
import { signal } from './invoice-styles.ts'

interface CertificateDocumentProps {
  certificate: Certificate
  checkUrl: string
  /** Who issues it. */
  issuer: string
  /** See `script-fonts.ts`. */
  fonts: string[]
}

/** A certificate on A4, across: who, what, when, with whom, and where it can be checked. The ridge of the site stands below. */
export function CertificateDocument({ certificate, checkUrl, issuer, fonts }: CertificateDocumentProps) {
  const { language, holder, certification, trainers, code } = certificate
  const t = certificateText(language)
  const { title, code: short } = certificationBySlug(certification) ?? { title: certification, code: certification }
  const issued = formatDateTime(certificate.issuedAt.epochMilliseconds, { language })
  return (
    <Document title={`${t('heading')} ${title}, ${holder}`} author={issuer} language={language}>
      <Page size="A4" orientation="landscape" style={[styles.page, { fontFamily: fonts }]}>
        <Svg style={styles.ridge} viewBox="0 0 842 150" preserveAspectRatio="none">
          <Path d="M0 150V96l96-34 74 22 118-60 92 46 104-28 108 50 92-36 158 62v32z" fill={sky.far} />
          <Path d="M0 150v-20l140-36 120 24 150-40 132 36 120-22 180 40v18z" fill={sky.near} />
        </Svg>
        <View style={styles.brand}>
          <Text>{brand}</Text>
          <Svg style={styles.signal} viewBox="0 0 6 6">
            <Circle cx="3" cy="3" r="3" fill={signal} />
          </Svg>
        </View>
        <Text style={styles.heading}>
          {t('heading')} {short}
        </Text>
        <Text style={styles.quiet}>{t('certifies')}</Text>
        <Text style={[styles.holder, holder.length > 40 ? styles.longHolder : {}]}>{holder}</Text>
        <Text style={styles.quiet}>{t('took')}</Text>
        <Text style={styles.title}>{title}</Text>
        <View style={styles.facts}>
          <Fact label={t('dates')} value={certificateDates(certificate, language)} />
          <Fact label={t('trainers')} value={new Intl.ListFormat(language).format(trainers)} />
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
