import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'
import { waitingParty } from './waiting-party.ts'

/** The note to the office, in German. A regional price waits for the organiser, so its note leads to the page that offers the seats. */
export const newRegistration = mailEffect<EffectOf<'new-registration'>>({
  key: ({ registrationId }) => `new-registration:${registrationId}`,
  async letter(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { registrationUrl: _bookers, ...facts } = party
    const offerUrl = await freshLink(ports, { purpose: 'offer', subjectId: registrationId, language: 'de' })
    return {
      message: { kind: 'new-registration', ...facts, offerUrl, siteUrl: ports.siteUrl },
      language: 'de',
      to: ports.office,
    }
  },
})
