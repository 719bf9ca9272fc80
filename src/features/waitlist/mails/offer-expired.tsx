import { hasStarted } from '#domain/workshop/workshop-date.ts'
import type { Mail } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { registrationOver } from './registration-over.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'offer-expired': {
      job: { registrationId: string }
      message: WaitingParty & {
        /** Whether the workshop has begun meanwhile: no one can register any more. */
        hasStarted: boolean
      }
    }
  }
}

/** To the booker: the time to confirm is over, and with it the place on the waitlist (docs/rules/waitlist.md). */
export const offerExpired = {
  key: ({ registrationId }) => `offer-expired:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (party?.registration.status.state !== 'expired') return null
    return {
      message: { kind: 'offer-expired', ...party, hasStarted: hasStarted(party.date, ports.clock.now()) },
      ...toBooker(party.request),
    }
  },
  ...registrationOver('offerExpired'),
  replaceable: {},
  samples: [
    { ...sampleParty, hasStarted: false },
    { ...sampleParty, hasStarted: true },
  ],
} satisfies Mail<'offer-expired'>
