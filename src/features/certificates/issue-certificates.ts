import { certificateOf } from '#domain/certificate/certificate.ts'
import { endOf, isOver } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effects.ts'

/**
 * Runs at the end of a workshop: each participant who has consented gets a certificate, once. None for a date that was cancelled or moved since, and none for
 * a participant who was recorded as absent.
 */
export function issueCertificates(ports: DispatchPorts, { orderId, endsAt }: EffectOf<'certificates'>): Promise<void> {
  return ports.transactions.run(async (stores) => {
    const found = await stores.orderOf(orderId)
    if (!found?.date || found.order.status.state !== 'confirmed') return
    const { order, date } = found
    const now = ports.clock.now()
    if (date.calledOff || endOf(date).toString() !== endsAt || !isOver(date, now)) return
    const entitled = await stores.certificates.entitled(orderId)
    for (const participant of order.participants.filter(({ id }) => entitled.includes(id))) {
      const [id, code] = [ports.randomSource.id(), ports.randomSource.id()]
      const issued = certificateOf(participant, { date, language: order.language, id, code, issuedAt: now })
      if (await stores.certificates.addCertificate(issued, participant.id))
        await stores.addEffect({ kind: 'certificate', certificateId: id })
    }
  })
}
