import { renderToBuffer } from '@react-pdf/renderer'
import type { Certificate } from '#domain/certificate/certificate.ts'
import { CertificateDocument } from './certificate-document.tsx'
import { drawable } from './drawable.ts'
import { registerFonts } from './invoice-fonts.ts'

registerFonts()

/** A certificate as a PDF in its own language. */
export async function certificatePdf(certificate: Certificate, checkUrl: string, issuer: string): Promise<Uint8Array> {
  const { holder } = certificate
  return renderToBuffer(
    <CertificateDocument
      certificate={{ ...certificate, holder: drawable(holder) }}
      checkUrl={checkUrl}
      issuer={drawable(issuer)}
    />,
  )
}
