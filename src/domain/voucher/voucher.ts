import type { Order } from '../order/order.ts'
import type { CertificationSlug } from '../workshop/certification.ts'

/**
 * Vouchers are redeemed at the partner that runs the self-paced workshops. The referral parameter identifies this site (docs/product.md#self-paced).
 */
export const academyUrl = 'https://learn.partner-academy.example/redeem?ref=flightlevels'

/** A voucher opens one self-paced workshop at the partner academy for one person (docs/rules/self-paced.md). */
export interface Voucher {
  /** FL2D-7KQ2M-9XA4T-C8WPR-3HNVE */
  code: string
  orderId: string
  /** 0-based, in the order of `vouchersDue`. */
  position: number
  certification: CertificationSlug
  /** The participant it is mailed to; null for the booker, who passes it on. */
  participantId: string | null
  issuedAt: Temporal.Instant
  /** The last moment to redeem it; access then lasts a year from that day (docs/product.md#self-paced). */
  validUntil: Temporal.Instant
  /** When sending its mail started; null before. */
  handedOverAt: Temporal.Instant | null
  /** When it was withdrawn before anyone saw it; null while it is valid. */
  withdrawnAt: Temporal.Instant | null
}

/** A voucher without its code. */
export type DueVoucher = Pick<Voucher, 'certification' | 'participantId'>

/** Of a paid order: one per ticket or licence for the booker, one per introduction for its participant, with Realise for everyone. */
export function vouchersDue({ product, participants }: Pick<Order, 'product' | 'participants'>): DueVoucher[] {
  switch (product.kind) {
    case 'live':
      return participants
        .filter(({ addIntroduction }) => addIntroduction)
        .map(({ id }) => ({ certification: 'flin', participantId: id }))
    case 'self-paced':
      return toBooker(product.certification, product.tickets)
    case 'package':
      return toBooker(product.certification ?? 'flin', product.people)
  }
}

/** One year from the day of issue, to the end of that day in Vienna. */
export function voucherEnds(issuedAt: Temporal.Instant): Temporal.Instant {
  const day = issuedAt.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return day.add({ years: 1, days: 1 }).toZonedDateTime('Europe/Vienna').toInstant()
}

/** Crockford's alphabet: no characters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 5

/** A 100-bit code from random bytes. Throws when there are too few. */
export function voucherCode(certification: CertificationSlug, random: Uint8Array): string {
  if (random.length < groups * groupLength) throw new RangeError('a voucher takes twenty random bytes')
  const characters = [...random].map((byte) => alphabet[byte % alphabet.length])
  const parts = Array.from({ length: groups }, (_, at) => characters.slice(at * groupLength, (at + 1) * groupLength))
  return [certification.toUpperCase(), ...parts.map((part) => part.join(''))].join('-')
}

function toBooker(certification: CertificationSlug, count: number): DueVoucher[] {
  return Array.from({ length: count }, () => ({ certification, participantId: null }))
}

export interface TakenBack {
  /** Not handed over yet: invalid from now on. */
  withdrawn: string[]
  /** Possibly known to someone: the partner academy must block them. */
  toBlock: string[]
}

/** Handed over once sending its mail starts (docs/rules/self-paced.md): better one blocked too many than one valid and unpaid. */
export function takeBack(vouchers: readonly Pick<Voucher, 'code' | 'handedOverAt' | 'withdrawnAt'>[]): TakenBack {
  const valid = vouchers.filter(({ withdrawnAt }) => withdrawnAt === null)
  return {
    withdrawn: valid.filter(({ handedOverAt }) => handedOverAt === null).map(({ code }) => code),
    toBlock: valid.filter(({ handedOverAt }) => handedOverAt !== null).map(({ code }) => code),
  }
}

/** What the office is told of a voucher (docs/rules/self-paced.md). */
export type VoucherStatus = 'pending' | 'sent' | 'expired' | 'withdrawn' | 'toBlock' | 'passedOn'

type SentVoucher = Pick<Voucher, 'participantId' | 'handedOverAt' | 'withdrawnAt' | 'validUntil'>

/** `toBlock`: sent, and its order or seat is cancelled. `passedOn`: sent to someone whose seat another person has now. */
export function voucherStatus(
  voucher: SentVoucher,
  order: Pick<Order, 'status' | 'participants'>,
  vouchers: readonly Pick<Voucher, 'participantId'>[],
  now: Temporal.Instant,
): VoucherStatus {
  const { participantId, handedOverAt, withdrawnAt, validUntil } = voucher
  if (withdrawnAt !== null) return 'withdrawn'
  if (handedOverAt === null) return 'pending'
  if (Temporal.Instant.compare(validUntil, now) <= 0) return 'expired'
  if (order.status.state === 'cancelled') return 'toBlock'
  const isTheirs = participantId === null || order.participants.some(({ id }) => id === participantId)
  if (isTheirs) return 'sent'
  return order.participants.some((person) => tookOver(person, vouchers)) ? 'passedOn' : 'toBlock'
}

/** Whether a participant has someone else’s seat, whose voucher was issued before: all introductions of an order get theirs at once. */
export function tookOver(
  { id, addIntroduction }: Pick<Order['participants'][number], 'id' | 'addIntroduction'>,
  vouchers: readonly Pick<Voucher, 'participantId'>[],
): boolean {
  return addIntroduction && vouchers.length > 0 && vouchers.every(({ participantId }) => participantId !== id)
}

/** Vouchers that are with a participant: sent to them or, where they have the seat of someone else, to the person who had it and passes them on. */
export function vouchersWith<V extends Pick<Voucher, 'participantId'>>(
  person: Pick<Order['participants'][number], 'id' | 'addIntroduction'>,
  { participants }: Pick<Order, 'participants'>,
  vouchers: readonly V[],
): V[] {
  if (!tookOver(person, vouchers)) return vouchers.filter(({ participantId }) => participantId === person.id)
  return vouchers.filter(({ participantId }) => participants.every(({ id }) => id !== participantId))
}
