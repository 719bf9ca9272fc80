import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To who took part and consented: the certificate as a PDF. Nothing when the consent was taken back before the mail could leave. */
export const certificate = mailEffect<EffectOf<'certificate'>>({
  key: ({ certificateId }) => `certificate:${certificateId}`,
  async letter(ports, { certificateId }) {
    const issued = await ports.reads.certificates.certificate(certificateId)
    if (!issued) return null
    const { language, holder, email, code } = issued
    const checkUrl = `${ports.siteUrl}/${language}/certificates/${code}`
    const consentId = await ports.reads.certificates.consentBehind(certificateId)
    const takeBackUrl = consentId && (await freshLink(ports, { purpose: 'consent', subjectId: consentId, language }))
    return {
      message: { kind: 'certificate', certificate: issued, checkUrl, takeBackUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: holder, email },
      attachments: [await ports.certificatePdf(issued, checkUrl)],
    }
  },
})
