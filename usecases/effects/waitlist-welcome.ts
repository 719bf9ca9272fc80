import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { waitingParty } from './waiting-party.ts'

/** To the booker: you are on the waitlist, and this is how it goes on. */
export const waitlistWelcome = mailEffect<EffectOf<'waitlist-welcome'>>({
  key: ({ registrationId }) => `waitlist-welcome:${registrationId}`,
  async letter(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'waitlist-welcome', ...party, siteUrl: ports.siteUrl },
      language: party.request.language,
      to: addressee(party.request.booker),
    }
  },
})
