import type { z } from 'zod'
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

type FormOf<Name extends ActionName> = z.output<(typeof bookingForms)[Name]['schema']>

/** Does what a form of the booking's page asks for. */
export async function dispatchBookingAction<Name extends ActionName>(
  name: Name,
  request: Request,
  doer: Doer,
): Promise<Doing> {
  const { schema, names } = bookingForms[name]
  const form = await readNamedForm(request, schema, names)
  if (!form.ok) return { outcome: 'wrong', sent: form.sent }
  // TypeScript does not see that the form of a name is read by the schema of that same name.
  const refused = await actionsByIntent[name](form.value as FormOf<Name>, doer)
  return refused ? { outcome: 'refused', refused, sent: form.sent } : { outcome: 'done' }
}

/** What each form does, and null, or why not. */
const actionsByIntent: { [Name in ActionName]: (form: FormOf<Name>, doer: Doer) => Promise<Refused | null> } = {
  async transfer(form, doer) {
    const noted = await doer.office.noteTransfer({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    return noted.outcome === 'refused' ? refusedBy(noted.refusal) : null
  },
  async 'take-back'(form, doer) {
    const taken = await doer.office.takeBackTransfer({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    if (taken.outcome === 'unknown') return { reason: 'unknown' }
    return taken.outcome === 'refused' ? refusedBy(taken.refusal) : null
  },
  async return(form, doer) {
    const returned = await doer.office.returnMoney({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    return returned.outcome === 'refused' ? refusedBy(returned.refusal) : null
  },
  async cancel(form, doer) {
    const cancelled = await doer.office.cancelOrder({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    return cancelled.outcome === 'refused' ? { reason: cancelled.reason } : null
  },
  async waive(form, doer) {
    const outcome = await doer.office.waiveFee({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    return outcome === 'waived' ? null : { reason: 'nothing-due' }
  },
  async 'give-up'(form, doer) {
    const outcome = await doer.office.cancelRegistration(doer.file.id, { ...form, actor: doer.actor })
    return outcome === 'cancelled' ? null : { reason: outcome }
  },
  async move(form, doer) {
    const moved = await doer.office.transferOrder({ ...form, orderId: orderIdOf(doer.file), actor: doer.actor })
    // The same form again finds the booking where it wanted it.
    if (moved.outcome === 'unknown') return doer.file.order?.date?.slug === form.to ? null : { reason: 'unknown' }
    return moved.outcome === 'refused' ? { reason: moved.reason } : null
  },
  async address({ invoice }, doer) {
    const { noVatId, vatId, ...rest } = invoice
    const address = { ...rest, vatId: noVatId ? undefined : vatId }
    const command = { orderId: orderIdOf(doer.file), address, actor: doer.actor }
    const changed = await doer.office.changeAddress(command)
    return changed.outcome === 'refused' ? changed.refusal : null
  },
  async note({ attempt, note }, doer) {
    await doer.office.writeNote({ attempt, bookingId: doer.file.id, text: note, actor: doer.actor })
    return null
  },
  async mail({ attempt, key, reason }, doer) {
    const isOurs = doer.file.mails.some((mail) => mail.key === key)
    if (!isOurs) return { reason: 'unknown' }
    const sent = await doer.office.sendAgain({ attempt, key, reason, actor: doer.actor })
    return sent === 'queued' ? null : { reason: 'unknown' }
  },
}

function refusedBy(refusal: { reason: string; left?: number; open?: number }): Refused {
  const amount = refusal.left ?? refusal.open
  return amount === undefined ? { reason: refusal.reason } : { reason: refusal.reason, amount }
}

/** Of what waits there is no order: nothing is found by its registration, and nothing done. */
function orderIdOf({ id, order }: BookingFile): string {
  return order?.order.id ?? id
}
