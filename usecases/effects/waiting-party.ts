import { viennaDay } from '#domain/iso-date.ts'
import { quoteOfRequest } from '#domain/registration/changes.ts'
import type { DispatchPorts } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import type { WaitingParty } from './mail-message.ts'

/** Null when the registration has been deleted since. */
export async function waitingParty(ports: DispatchPorts, registrationId: string): Promise<WaitingParty | null> {
  const found = await ports.reads.registration(registrationId)
  if (!found) return null
  const { tariff, ...party } = found
  const { language } = found.request
  return {
    ...party,
    quote: quoteOfRequest(found.date, found.request, found.participants, {
      tariff,
      orderedOn: viennaDay(ports.clock.now()),
    }),
    registrationUrl: await freshLink(ports, { purpose: 'registration', subjectId: registrationId, language }),
  }
}
