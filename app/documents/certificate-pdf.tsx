import { renderToBuffer } from '@react-pdf/renderer'
import type { Certificate } from '#domain/certificate/certificate.ts'
import { CertificateDocument } from './certificate-document.tsx'
import { registerFonts } from './invoice-fonts.ts'
import { drawable } from './script-fonts.ts'

registerFonts()

/** A certificate as a PDF in its own language. */
export async function certificatePdf(certificate: Certificate, checkUrl: string, issuer: string): Promise<Uint8Array> {
  const { holder } = certificate
  const { fonts, text } = await drawable([holder, issuer])
  return renderToBuffer(
    <CertificateDocument
      certificate={{ ...certificate, holder: text(holder) }}
      checkUrl={checkUrl}
      issuer={text(issuer)}
      fonts={fonts}
    />,
  )
}
