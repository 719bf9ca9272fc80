import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { waitingParty } from './waiting-party.ts'

/** To the booker: the time to confirm is over, the seats went to the next in line. */
export const offerExpired = mailEffect<EffectOf<'offer-expired'>>({
  key: ({ registrationId }) => `offer-expired:${registrationId}`,
  async letter(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (party?.registration.standing.state !== 'expired') return null
    return {
      message: { kind: 'offer-expired', ...party, siteUrl: ports.siteUrl },
      language: party.request.language,
      to: addressee(party.request.booker),
    }
  },
})
