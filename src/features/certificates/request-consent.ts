import { askConsent, isSameName } from '#domain/certificate/certificate.ts'
import type { ConsentForm } from '#domain/certificate/consent-form.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface ConsentPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

export interface RequestConsent extends ConsentForm {
  /** The sentence as it stood beside the choice. */
  wording: string
}

/**
 * Takes an answer from the consent page and asks the participant by mail whether it was theirs (docs/rules/certificate-consent.md). Nothing
 * comes back: no one learns from this page who takes part in what.
 */
export async function requestConsent(
  ports: ConsentPorts,
  { firstName, lastName, workshop, answer, wording }: RequestConsent,
): Promise<void> {
  const askedAt = ports.clock.now()
  await ports.transactions.run(async (stores) => {
    const date = await stores.lockWorkshopDate(workshop)
    if (!date || date.delivery === 'self-paced' || date.calledOff) return
    const orders = await stores.ordersOfDate(date.id)
    const meant = orders
      .flatMap(({ order }) => order.participants)
      .filter((person) => isSameName(person, { firstName, lastName }))
    // Two of one name: each is asked, and each answers for themselves.
    for (const { id: participantId } of meant) {
      if (askConsent(await stores.certificates.lockConsentsOf(participantId), askedAt) !== 'ask') continue
      const id = ports.randomSource.id()
      await stores.certificates.addConsent({
        id,
        participantId,
        answer,
        wording,
        askedAt,
        confirmedAt: null,
        takenBack: null,
      })
      await stores.addEffect({ kind: 'consent-request', consentId: id })
    }
  })
}
