import type { Invoice } from '#domain/invoice/invoice.ts'
import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import type { VatCheck } from '#domain/tax/vat-check.ts'
import type { CancelOrderOutcome } from '../orders/cancel-command.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import {
  type CarryOutOutcome,
  carryOutWithdrawal,
  closeWithdrawal,
  type OfWithdrawal,
} from '../orders/end-withdrawal.ts'
import { type TransferOutcome, transferOrder } from '../orders/transfer-order.ts'
import type { Cancelling } from '../ports/cancelling.ts'
import type {
  BookingListReads,
  BookingNote,
  KeptMoney,
  ListPlace,
  LoggedAction,
  LoggedMail,
  MailLogReads,
  MailSearch,
  OrderWithDate,
  Reads,
  RegistrationWithDate,
} from '../ports.ts'
import { type CancelOutcome, cancelRegistration } from '../registrations/cancel-registration.ts'
import { type ChangeAddress, type ChangeAddressOutcome, changeAddress } from './change-address.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'
import { type NoteTransfer, type NoteTransferOutcome, noteTransfer } from './note-transfer.ts'
import { type ReturnMoney, type ReturnMoneyOutcome, returnMoney } from './return-money.ts'
import { type SendAgain, sendAgain } from './send-again.ts'
import { type TakeBackOutcome, type TakeBackTransfer, takeBackTransfer } from './take-back-transfer.ts'
import { type WaiveFee, waiveFee } from './waive-fee.ts'
import { type WriteNote, writeNote } from './write-note.ts'

/** Everything about one booking. */
export interface BookingFile {
  /** The registration, or the order of what has none. */
  id: string
  order: OrderWithDate | null
  /** Null for what has no seats, and for orders that never waited. */
  registration: RegistrationWithDate | null
  invoices: Invoice[]
  money: KeptMoney
  balance: Balance
  vatCheck: VatCheck | null
  mails: LoggedMail[]
  history: LoggedAction[]
  notes: BookingNote[]
}

/** What the office can do with bookings. Whoever calls has made sure that the member may (app/office/guard-office.ts). */
export interface BookingOffice {
  search: BookingListReads['search']
  /** By the id of a registration or of an order; null when there is neither. */
  open(id: string): Promise<BookingFile | null>
  noteTransfer(command: NoteTransfer): Promise<NoteTransferOutcome>
  takeBackTransfer(command: TakeBackTransfer): Promise<TakeBackOutcome>
  returnMoney(command: ReturnMoney): Promise<ReturnMoneyOutcome>
  cancelOrder(
    command: Omit<MemberAction, 'attempt'> & { orderId: string; fee: Exclude<Cancelling['fee'], 'part'> },
  ): Promise<CancelOrderOutcome>
  waiveFee(command: WaiveFee): ReturnType<typeof waiveFee>
  cancelRegistration(registrationId: string, by: Omit<MemberAction, 'attempt'>): Promise<CancelOutcome>
  transferOrder(command: Omit<MemberAction, 'attempt'> & { orderId: string; to: string }): Promise<TransferOutcome>
  /** A declaration of withdrawal; null when there is none. */
  withdrawal: Reads['withdrawal']
  carryOutWithdrawal(command: OfWithdrawal): Promise<CarryOutOutcome>
  closeWithdrawal(command: OfWithdrawal): ReturnType<typeof closeWithdrawal>
  changeAddress(command: ChangeAddress): Promise<ChangeAddressOutcome>
  writeNote(command: WriteNote): Promise<void>
  sendAgain(command: SendAgain): Promise<'queued' | 'unknown'>
  mails(search: MailSearch, after: ListPlace | null): ReturnType<MailLogReads['search']>
  /** By its key in the log; null when there is none. */
  mail: MailLogReads['find']
}

export function createBookingOffice(desk: BookingDesk & { reads: Reads }): BookingOffice {
  const { reads } = desk
  return {
    search: (search, after) => reads.bookings.search(search, after),
    open: (id) => openBooking(reads, id),
    noteTransfer: (command) => noteTransfer(desk, command),
    takeBackTransfer: (command) => takeBackTransfer(desk, command),
    returnMoney: (command) => returnMoney(desk, command),
    cancelOrder: (command) => cancelOrder(desk, { ...command, way: 'organiser' }),
    waiveFee: (command) => waiveFee(desk, command),
    cancelRegistration: (id, by) => cancelRegistration(desk, id, by),
    transferOrder: (command) => transferOrder(desk, command),
    withdrawal: reads.withdrawal,
    carryOutWithdrawal: (command) => carryOutWithdrawal(desk, command),
    closeWithdrawal: (command) => closeWithdrawal(desk, command),
    changeAddress: (command) => changeAddress(desk, command),
    writeNote: (command) => writeNote(desk, command),
    sendAgain: (command) => sendAgain(desk, command),
    mails: (search, after) => reads.mailLog.search(search, after),
    mail: reads.mailLog.find,
  }
}

async function openBooking(reads: Reads, id: string): Promise<BookingFile | null> {
  const found = await reads.bookings.find(id)
  if (!found) return null
  const { orderId, registrationId } = found
  const order = orderId === null ? null : await reads.orderWithDate(orderId)
  const money: KeptMoney =
    orderId === null ? { payments: [], transfers: [], returns: [], disputes: [] } : await reads.money.ofOrder(orderId)
  const ids = [orderId, registrationId].filter((known) => known !== null)
  const people = order?.order.participants.map((participant) => participant.id) ?? []
  return {
    id: found.id,
    order,
    registration: registrationId === null ? null : await reads.registration(registrationId),
    invoices: orderId === null ? [] : await reads.invoices(orderId),
    money,
    balance: balanceOf(money),
    vatCheck: orderId === null ? null : await reads.vatCheck(orderId),
    mails: await reads.mailLog.about(ids),
    history: await reads.bookings.history([...ids, ...people]),
    notes: await reads.bookings.notes(found.id),
  }
}
