import type { Order } from '../order/order.ts'
import type { CertificationSlug } from '../workshop/certification.ts'

/**
 * Vouchers are redeemed at the partner who runs the self-paced workshops. The referral parameter names this site
 * (docs/product.md#self-paced).
 */
export const academyUrl = 'https://learn.partner-academy.example/redeem?ref=flightlevels'

/** What opens one self-paced workshop at the partner academy for one person (docs/rules/self-paced.md). */
export interface Voucher {
  /** FL2D-7KQ2M-9XA4T-C8WPR-3HNVE */
  code: string
  orderId: string
  /** 0-based, in the order in which they are due. */
  position: number
  certification: CertificationSlug
  /** Whom it is mailed to: a participant; null for the booker, who hands it on. */
  participantId: string | null
  issuedAt: Temporal.Instant
  /** The last moment to redeem it; the access then lasts a year from that day (docs/product.md#self-paced). */
  validUntil: Temporal.Instant
  /** When the mail that carries it was begun; null while no one has seen it. */
  handedOverAt: Temporal.Instant | null
  /** When it was taken back, unseen; null while it is one. */
  withdrawnAt: Temporal.Instant | null
}

/** A voucher that an order brings, before it has a code. */
export type DueVoucher = Pick<Voucher, 'certification' | 'participantId'>

/**
 * The vouchers of an order once it is paid: one for each ticket or licence, to the booker; one for each introduction that was booked
 * with a seat, to whom it is for; with Realise the introduction for everyone.
 */
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

/** A year from the day of issue, to the end of that day in Vienna. */
export function voucherEnds(issuedAt: Temporal.Instant): Temporal.Instant {
  const day = issuedAt.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return day.add({ years: 1, days: 1 }).toZonedDateTime('Europe/Vienna').toInstant()
}

/** Letters and digits that no one mixes up when typing them (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 5

/** A code of a hundred bits from random bytes. Throws when there are too few of them. */
export function voucherCode(certification: CertificationSlug, random: Uint8Array): string {
  if (random.length < groups * groupLength) throw new RangeError('a voucher takes twenty random bytes')
  const characters = [...random].map((byte) => alphabet[byte % alphabet.length])
  const parts = Array.from({ length: groups }, (_, at) => characters.slice(at * groupLength, (at + 1) * groupLength))
  return [certification.toUpperCase(), ...parts.map((part) => part.join(''))].join('-')
}

function toBooker(certification: CertificationSlug, count: number): DueVoucher[] {
  return Array.from({ length: count }, () => ({ certification, participantId: null }))
}

/** What becomes of the vouchers of an order that is cancelled, by their codes. */
export interface TakenBack {
  /** No one has seen them: from now on they are none. */
  withdrawn: string[]
  /** Someone may hold them: the partner academy has to block them. */
  toBlock: string[]
}

/**
 * A voucher counts as handed over from the moment its mail is begun, whether or not it arrives (docs/rules/self-paced.md): rather one
 * blocked too many than one that opens a workshop which no one has paid.
 */
export function takeBack(vouchers: readonly Pick<Voucher, 'code' | 'handedOverAt' | 'withdrawnAt'>[]): TakenBack {
  const valid = vouchers.filter(({ withdrawnAt }) => withdrawnAt === null)
  return {
    withdrawn: valid.filter(({ handedOverAt }) => handedOverAt === null).map(({ code }) => code),
    toBlock: valid.filter(({ handedOverAt }) => handedOverAt !== null).map(({ code }) => code),
  }
}
