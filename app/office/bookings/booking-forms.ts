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
import type { SentForm } from '../read-office-form.ts'

const addressNames = Object.keys(invoiceFields.shape).map((name) => `invoice.${name}`)

/** The forms of a booking's page by the word in their address (`?do=return`), with the names that each gives its fields. */
export const bookingForms = {
  transfer: { schema: transferNoteForm, names: ['attempt', 'kept', 'amount', 'receivedOn'] },
  'take-back': { schema: takeBackForm, names: ['attempt', 'kept', 'transfer', 'reason'] },
  return: { schema: returnForm, names: ['attempt', 'kept', 'amount', 'way', 'reason'] },
  cancel: { schema: cancelForm, names: ['fee', 'reason'] },
  waive: { schema: waiveForm, names: [] },
  'give-up': { schema: giveUpForm, names: ['reason'] },
  move: { schema: moveForm, names: ['to', 'reason'] },
  address: { schema: addressForm, names: addressNames },
  note: { schema: noteForm, names: ['attempt', 'note'] },
  mail: { schema: againForm, names: ['attempt', 'key', 'reason'] },
} as const

export const actionNames = Object.keys(bookingForms) as (keyof typeof bookingForms)[]
export type ActionName = keyof typeof bookingForms

/** A form that was turned down, as it is shown again. */
export interface DoneForm extends SentForm {
  name: ActionName
}
