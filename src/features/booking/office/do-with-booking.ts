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
import { readNamedForm } from '#forms/office/read-named-form.ts'
import type { SentForm } from '#forms/office/read-office-form.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { BookingFile, BookingOffice } from '../booking-office.ts'
import { type ActionName, bookingForms } from './booking-forms.ts'

/** Why something could not be done: a key of `officeBookings.refused`, with the amount that it speaks of. */
export interface Refused {
  reason: string
  amount?: number
}

export type Doing =
  | { outcome: 'done' }
  | { outcome: 'wrong'; sent: SentForm }
  | { outcome: 'refused'; refused: Refused; sent: SentForm }

interface Doer {
  office: BookingOffice
  file: BookingFile
  actor: Actor
}

/** Does what a form of the booking's page asks for. */
export async function doWithBooking(name: ActionName, request: Request, doer: Doer): Promise<Doing> {
  return doings[name](request, doer)
}

const doings: Record<ActionName, (request: Request, doer: Doer) => Promise<Doing>> = {
  transfer: (request, doer) =>
    doing(readNamedForm(request, transferNoteForm, bookingForms.transfer.names), async (form) => {
      const noted = await doer.office.noteTransfer({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      return noted.outcome === 'refused' ? refusedBy(noted.refusal) : null
    }),
  'take-back': (request, doer) =>
    doing(readNamedForm(request, takeBackForm, bookingForms['take-back'].names), async (form) => {
      const taken = await doer.office.takeBackTransfer({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      if (taken.outcome === 'unknown') return { reason: 'unknown' }
      return taken.outcome === 'refused' ? refusedBy(taken.refusal) : null
    }),
  return: (request, doer) =>
    doing(readNamedForm(request, returnForm, bookingForms.return.names), async (form) => {
      const returned = await doer.office.returnMoney({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      return returned.outcome === 'refused' ? refusedBy(returned.refusal) : null
    }),
  cancel: (request, doer) =>
    doing(readNamedForm(request, cancelForm, bookingForms.cancel.names), async (form) => {
      const cancelled = await doer.office.cancelOrder({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      return cancelled.outcome === 'refused' ? { reason: cancelled.reason } : null
    }),
  waive: (request, doer) =>
    doing(readNamedForm(request, waiveForm, bookingForms.waive.names), async (form) => {
      const outcome = await doer.office.waiveFee({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      return outcome === 'waived' ? null : { reason: 'nothing-due' }
    }),
  'give-up': (request, doer) =>
    doing(readNamedForm(request, giveUpForm, bookingForms['give-up'].names), async (form) => {
      const outcome = await doer.office.cancelRegistration(doer.file.id, { ...form, actor: doer.actor })
      return outcome === 'cancelled' ? null : { reason: outcome }
    }),
  move: (request, doer) =>
    doing(readNamedForm(request, moveForm, bookingForms.move.names), async (form) => {
      const moved = await doer.office.transferOrder({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
      // The same form again finds the booking where it wanted it.
      if (moved.outcome === 'unknown') return doer.file.order?.date?.slug === form.to ? null : { reason: 'unknown' }
      return moved.outcome === 'refused' ? { reason: moved.reason } : null
    }),
  address: (request, doer) =>
    doing(readNamedForm(request, addressForm, bookingForms.address.names), async ({ invoice }) => {
      const { noVatId, vatId, ...rest } = invoice
      const address = { ...rest, vatId: noVatId ? undefined : vatId }
      const command = { orderId: orderIdOf(doer.file), address, actor: doer.actor }
      const changed = await doer.office.changeAddress(command)
      return changed.outcome === 'refused' ? changed.refusal : null
    }),
  note: (request, doer) =>
    doing(readNamedForm(request, noteForm, bookingForms.note.names), async ({ attempt, note }) => {
      await doer.office.writeNote({ attempt, bookingId: doer.file.id, text: note, actor: doer.actor })
      return null
    }),
  mail: (request, doer) =>
    doing(readNamedForm(request, againForm, bookingForms.mail.names), async ({ attempt, key, reason }) => {
      const isOurs = doer.file.mails.some((mail) => mail.key === key)
      if (!isOurs) return { reason: 'unknown' }
      const sent = await doer.office.sendAgain({ attempt, key, reason, actor: doer.actor })
      return sent === 'queued' ? null : { reason: 'unknown' }
    }),
}

type Read<T> = { ok: true; value: T; sent: SentForm } | { ok: false; sent: SentForm }

async function doing<T>(read: Promise<Read<T>>, act: (form: T) => Promise<Refused | null>): Promise<Doing> {
  const form = await read
  if (!form.ok) return { outcome: 'wrong', sent: form.sent }
  const refused = await act(form.value)
  return refused ? { outcome: 'refused', refused, sent: form.sent } : { outcome: 'done' }
}

function refusedBy(refusal: { reason: string; left?: number; open?: number }): Refused {
  const amount = refusal.left ?? refusal.open
  return amount === undefined ? { reason: refusal.reason } : { reason: refusal.reason, amount }
}

/** Of what waits there is no order: nothing is found by its registration, and nothing done. */
function orderIdOf({ id, order }: BookingFile): string {
  return order?.order.id ?? id
}
