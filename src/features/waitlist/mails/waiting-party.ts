import { viennaDay } from '#domain/iso-date.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { quoteOfRequest, type RegistrationRequest } from '#domain/registration/changes.ts'
import type { RegistrationWithDate } from '#features/booking/records.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'

export interface WaitingParty extends Omit<RegistrationWithDate, 'tariff'> {
  quote: Quote
  /** The page of the registration with the booker's personal key. Only the booker may get it. */
  registrationUrl: string
}

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

const { order, date, saturday } = sample

const request: RegistrationRequest = {
  booker: order.booker,
  invoice: order.invoice,
  language: 'de',
  newsletter: false,
  declinesRegionalDiscount: false,
}

/** Three who wait for the FL2D in Vienna. */
export const sampleParty: WaitingParty = {
  registration: { id: 'r', seats: 3, status: { state: 'waiting', reason: 'full' }, registeredAt: saturday },
  date,
  request,
  participants: order.participants,
  before: 1,
  orderId: null,
  quote: quoteOfRequest(date, request, order.participants, { tariff: defaultTariff, orderedOn: '2026-11-21' }),
  registrationUrl: `${sample.siteUrl}/de/booking/${sample.token}`,
}
