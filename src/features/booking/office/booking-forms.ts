import { invoiceFields } from '#domain/booking/booking-form.ts'
import {
  addressForm,
  againForm,
  cancelForm,
  giveUpForm,
  moveForm,
  noteForm,
  returnForm,
  takeBackForm,
  transferNoteForm,
  waiveForm,
} from '#domain/order/office-forms.ts'
import type { SentForm } from '#forms/office/read-office-form.ts'
import type { BookingView } from './booking-view.ts'

const addressNames = Object.keys(invoiceFields.shape).map((name) => `invoice.${name}`)

/** The forms of a booking's page by the word in their address (`?do=return`), with the names that each gives its fields. */
export const bookingForms = {
  transfer: { schema: transferNoteForm, names: ['idempotencyKey', 'kept', 'amount', 'receivedOn'] },
  'take-back': { schema: takeBackForm, names: ['idempotencyKey', 'kept', 'transfer', 'reason'] },
  return: { schema: returnForm, names: ['idempotencyKey', 'kept', 'amount', 'way', 'reason'] },
  cancel: { schema: cancelForm, names: ['fee', 'reason'] },
  waive: { schema: waiveForm, names: [] },
  'give-up': { schema: giveUpForm, names: ['reason'] },
  move: { schema: moveForm, names: ['to', 'reason'] },
  address: { schema: addressForm, names: addressNames },
  note: { schema: noteForm, names: ['idempotencyKey', 'note'] },
  mail: { schema: againForm, names: ['idempotencyKey', 'key', 'reason'] },
} as const

export const actionNames = Object.keys(bookingForms) as (keyof typeof bookingForms)[]
export type ActionName = keyof typeof bookingForms

/**
 * Whether the page has fields to correct a form in, as the booking is now. One that was sent from an old page may have none left, and the
 * buttons that send mails again never had any.
 */
export function canBeCorrected(name: ActionName, { may, money }: BookingView): boolean {
  const hasFields: Record<ActionName, boolean> = {
    transfer: may.noteTransfer,
    'take-back': money.mayTakeBack.length > 0,
    return: may.returnMoney,
    cancel: may.cancel === 'order',
    waive: false,
    'give-up': may.cancel === 'registration',
    move: may.moveTo.length > 0,
    address: may.changeAddress,
    note: true,
    mail: false,
  }
  return hasFields[name]
}

/** A form that was turned down, as it is shown again. */
export interface DoneForm extends SentForm {
  name: ActionName
}
