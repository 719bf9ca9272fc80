import { createContext } from 'react-router'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { BuyPackageCommand, BuyTicketsCommand, buyPackage, buyTickets } from './place-purchase.ts'

/** What pages and screens can ask of tickets. */
export interface TicketsService {
  buyTickets(command: BuyTicketsCommand): ReturnType<typeof buyTickets>
  buyPackage(command: BuyPackageCommand): ReturnType<typeof buyPackage>
  /** What an order has brought in vouchers; none before it is paid. */
  vouchers(orderId: string): Promise<Voucher[]>
}

export const ticketsContext = createContext<TicketsService>()
