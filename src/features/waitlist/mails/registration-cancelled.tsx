import type { Mail } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { sample } from '#mails/parts/sample.ts'
import { registrationOver } from './registration-over.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'registration-cancelled': { job: { registrationId: string }; message: WaitingParty }
  }
}

/** To the booker: the registration is cancelled, as requested. */
export const registrationCancelled = {
  key: ({ registrationId }) => `registration-cancelled:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'registration-cancelled', ...party },
      ...toBooker(party.request),
    }
  },
  ...registrationOver('registrationCancelled'),
  replaceable: {},
  samples: [sampleParty, { ...sampleParty, date: sample.calledOff }],
} satisfies Mail<'registration-cancelled'>
