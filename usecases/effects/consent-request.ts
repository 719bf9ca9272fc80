import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To the address that the booking holds for the participant, never to one from the form: asks whether the answer is theirs. */
export const consentRequest = mailEffect<EffectOf<'consent-request'>>({
  key: ({ consentId }) => `consent-request:${consentId}`,
  async letter(ports, { consentId }) {
    const consent = await ports.reads.certificates.consent(consentId)
    const orderId = consent && (await ports.reads.participants.orderOfParticipant(consent.participantId))
    const found = orderId ? await ports.reads.orderWithDate(orderId) : null
    const participant = found?.order.participants.find(({ id }) => id === consent?.participantId)
    // The seat may have gone to somebody else before the mail could leave.
    if (!consent || !found?.date || !participant || found.order.standing.state !== 'confirmed') return null
    const { language } = found.order
    const acceptUrl = await freshLink(ports, { purpose: 'consent', subjectId: consentId, language })
    return {
      message: { kind: 'consent-request', participant, date: found.date, consent, acceptUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(participant),
    }
  },
})
