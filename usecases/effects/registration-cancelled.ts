import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { waitingParty } from './waiting-party.ts'

/** To the booker: the registration is cancelled, as wished. */
export const registrationCancelled = mailEffect<EffectOf<'registration-cancelled'>>({
  key: ({ registrationId }) => `registration-cancelled:${registrationId}`,
  async letter(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'registration-cancelled', ...party, siteUrl: ports.siteUrl },
      language: party.request.language,
      to: addressee(party.request.booker),
    }
  },
})
