import { createContext } from 'react-router'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { BuyPackageCommand, BuyPackageOutcome, BuyTicketsCommand, BuyTicketsOutcome } from './place-purchase.ts'

/** What pages and screens can ask of tickets. */
export interface TicketsService {
  buyTickets(command: BuyTicketsCommand): Promise<BuyTicketsOutcome>
  buyPackage(command: BuyPackageCommand): Promise<BuyPackageOutcome>
  /** What an order has brought in vouchers; none before it is paid. */
  vouchers(orderId: string): Promise<Voucher[]>
}

export const ticketsContext = createContext<TicketsService>()
