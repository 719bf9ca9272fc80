import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To who took part and consented: the certificate as a PDF. */
export const certificate = mailEffect<EffectOf<'certificate'>>({
  key: ({ certificateId }) => `certificate:${certificateId}`,
  async letter(ports, { certificateId }) {
    const issued = await ports.reads.certificates.certificate(certificateId)
    if (!issued) throw new Error(`no certificate ${certificateId}`)
    const { language, holder, email, code } = issued
    const checkUrl = `${ports.siteUrl}/${language}/certificates/${code}`
    return {
      message: { kind: 'certificate', certificate: issued, checkUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: holder, email },
      attachments: [await ports.certificatePdf(issued, checkUrl)],
    }
  },
})
