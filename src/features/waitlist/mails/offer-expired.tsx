import type { Mail } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { registrationOver } from './registration-over.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'offer-expired': { job: { registrationId: string }; message: WaitingParty }
  }
}

/** To the booker: the time to confirm is over, and with it the place on the waitlist (docs/rules/waitlist.md). */
export const offerExpired = {
  key: ({ registrationId }) => `offer-expired:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (party?.registration.status.state !== 'expired') return null
    return {
      message: { kind: 'offer-expired', ...party },
      ...toBooker(party.request),
    }
  },
  ...registrationOver('offerExpired'),
  replaceable: {},
  samples: [sampleParty],
} satisfies Mail<'offer-expired'>
