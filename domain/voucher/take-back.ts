import type { Voucher } from './voucher.ts'

/** What becomes of the vouchers of an order that is cancelled, by their codes. */
export interface TakenBack {
  /** Nobody has seen them: from now on they are none. */
  withdrawn: string[]
  /** Somebody may hold them: the partner academy has to block them. */
  toBlock: string[]
}

/**
 * A voucher counts as handed over from the moment its mail is begun, whether or not it arrives (docs/rules/self-paced.md): rather one
 * blocked too many than one that opens a workshop which nobody has paid.
 */
export function takeBack(vouchers: readonly Pick<Voucher, 'code' | 'handedOverAt' | 'withdrawnAt'>[]): TakenBack {
  const valid = vouchers.filter(({ withdrawnAt }) => withdrawnAt === null)
  return {
    withdrawn: valid.filter(({ handedOverAt }) => handedOverAt === null).map(({ code }) => code),
    toBlock: valid.filter(({ handedOverAt }) => handedOverAt !== null).map(({ code }) => code),
  }
}
