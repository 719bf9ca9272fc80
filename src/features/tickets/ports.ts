import type { Voucher } from '#domain/voucher/voucher.ts'

export interface VoucherStores {
  /** Those of an order, in their order. Ask with the order locked: two who look at once must not both issue. */
  vouchersOf(orderId: string): Promise<Voucher[]>
  addVouchers(vouchers: readonly Voucher[]): Promise<void>
  /** Records when they were sent; the first time stays. The order is locked. */
  handOverVouchers(codes: readonly string[], at: Temporal.Instant): Promise<void>
  /** The order is locked. */
  withdrawVouchers(codes: readonly string[], at: Temporal.Instant): Promise<void>
  /** When the money of an order by invoice was seen; null while it was not. */
  paidAt(orderId: string): Promise<Temporal.Instant | null>
  notePaid(orderId: string, at: Temporal.Instant): Promise<void>
  noteUnpaid(orderId: string): Promise<void>
}

export interface VoucherReads {
  vouchers(orderId: string): Promise<Voucher[]>
  paidAt(orderId: string): Promise<Temporal.Instant | null>
}
