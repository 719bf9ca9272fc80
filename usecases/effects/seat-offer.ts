import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { waitingParty } from './waiting-party.ts'

/** To the booker: seats are there, to be confirmed in time. Not sent any more when the offer has ended meanwhile. */
export const seatOffer = mailEffect<EffectOf<'seat-offer'>>({
  key: ({ registrationId, until }) => ['seat-offer', registrationId, until].filter(Boolean).join(':'),
  async letter(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { standing } = party.registration
    if (standing.state !== 'offered') return null
    return {
      message: { kind: 'seat-offer', ...party, until: standing.until, siteUrl: ports.siteUrl },
      language: party.request.language,
      to: addressee(party.request.booker),
    }
  },
})
