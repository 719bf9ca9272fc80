import {
  askConsent,
  type CertificateConsent,
  certificateOf,
  confirmConsent as decideConfirm,
  withdrawConsent as decideWithdrawal,
  isExpired,
  isSameName,
} from '#domain/certificate/certificate.ts'
import type { ConsentForm } from '#domain/certificate/consent-form.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { endOf, isOver, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effects.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { CreatePorts, Reads, Stores } from '#platform/ports.ts'

export interface RequestConsent extends ConsentForm {
  wording: string
}

/** Asks by mail whether an answer was theirs (docs/rules/certificate-consent.md). Nothing comes back: no one learns who takes part. */
export async function requestConsent(
  ports: CreatePorts,
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
      const given = await stores.certificates.lockConsentsOf(participantId)
      if (askConsent(given, answer, askedAt).outcome === 'refused') continue
      const id = ports.randomSource.id()
      await stores.certificates.addConsent({
        id,
        participantId,
        answer,
        wording,
        askedAt,
        confirmedAt: null,
        withdrawn: null,
      })
      await stores.addEffect({ kind: 'consent-request', consentId: id })
    }
  })
}

/** `decided` is for an answer after another one was confirmed. */
export type ConfirmConsentOutcome = Result<object, Refusal<'decided' | 'expired' | 'unknown'>>

/** Confirms the answer behind a link. The first confirmed one is final. After the workshop a consent brings the certificate at once. */
export async function confirmConsent(ports: CreatePorts, consentId: string): Promise<ConfirmConsentOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const consent = await stores.certificates.consent(consentId)
    if (!consent) return refused('unknown')
    const given = await stores.certificates.lockConsentsOf(consent.participantId)
    const locked = given.find(({ id }) => id === consentId)
    if (!locked) return refused('unknown')
    const decision = decideConfirm(locked, given, now)
    if (decision.outcome === 'refused') return decision
    if (!decision.isNew) return done
    await stores.certificates.confirmConsent(consentId, now)
    if (consent.answer === 'yes') await issueAfter(stores, consent.participantId)
    return done
  })
}

/** The job is there already unless the workshop is over; a second one issues nothing twice. */
async function issueAfter(stores: Stores, participantId: string): Promise<void> {
  const orderId = await stores.certificates.orderOf(participantId)
  const date = orderId === null ? null : (await stores.orderOf(orderId))?.date
  if (!orderId || !date) return
  const end = endOf(date)
  await stores.addEffect({ kind: 'certificates', orderId, endsAt: end.toString() }, end)
}

export type WithdrawConsentOutcome = Result<object, Refusal<'nothing-given' | 'unknown'>>

/** Withdraws a consent (docs/rules/certificate-consent.md). Idempotent. An issued certificate is deleted, so its page is gone. */
export async function withdrawConsent(
  { clock, transactions }: CreatePorts,
  { consentId, wording }: { consentId: string; wording: string },
): Promise<WithdrawConsentOutcome> {
  const now = clock.now()
  return transactions.run(async (stores) => {
    const found = await stores.certificates.consent(consentId)
    if (!found) return refused('unknown')
    const { participantId } = found
    const consent = (await stores.certificates.lockConsentsOf(participantId)).find(({ id }) => id === consentId)
    if (!consent) return refused('nothing-given')
    const decision = decideWithdrawal(consent)
    if (decision.outcome === 'refused') return decision
    if (!decision.isNew) return done
    await stores.certificates.withdrawConsent(consentId, { at: now, wording })
    const isDeleted = await stores.certificates.deleteCertificateOf(participantId)
    const subject = { kind: 'participant', id: participantId } as const
    const details = { certificate: isDeleted ? 'deleted' : 'none' } as const
    await stores.record({ at: now, actor: 'booker', subject, action: 'booking.consent-withdrawn', details })
    return done
  })
}

export interface ConsentBehindLink {
  consent: CertificateConsent
  date: LiveDate
  absent: boolean
}

/** The answer that a link confirms; null for anything else, and for what has expired. */
export async function consentByLink(
  reads: Reads,
  token: string,
  now: Temporal.Instant,
): Promise<ConsentBehindLink | null> {
  const id = await resolveToken(reads, 'consent', token)
  const consent = id === null ? null : await reads.certificates.consent(id)
  if (!consent || isExpired(consent, now)) return null
  const orderId = await reads.participants.orderOfParticipant(consent.participantId)
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  if (!found?.date) return null
  return { consent, date: found.date, absent: await reads.certificates.isAbsent(consent.participantId) }
}

/** At the end of a workshop: one certificate for each who has consented. None after a cancellation or a move, or for an absence. */
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
