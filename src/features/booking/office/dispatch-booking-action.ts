import type { z } from 'zod'
import type { ActionId } from '#domain/audit/actions.ts'
import { shownActor, storedActor, textOfActor } from '#domain/audit/actor.ts'
import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Cancelled } from '#domain/order/order.ts'
import {
  addressForm,
  againForm,
  bookerForm,
  cancelForm,
  giveUpForm,
  leaveForm,
  moveForm,
  nameForm,
  noteForm,
  personForm,
  remindForm,
  returnForm,
  shareForm,
  takeBackForm,
  transferNoteForm,
  waiveForm,
} from '#domain/order/order-forms.ts'
import { type Done, done, type Refusal, type Result, refused } from '#domain/result.ts'
import { sendAgain } from '#features/mail-log/send-again.ts'
import { changePerson } from '#features/participants/save-participants.ts'
import { readSentForm } from '#forms/form-action.ts'
import type { SentForm } from '#forms/sent-form.ts'
import {
  type BookingFile,
  changeAddress,
  changeBooker,
  decideShare,
  remindOfPayment,
  returnMoney,
  waiveFee,
  writeNote,
} from '../booking-office.ts'
import { cancelOrder } from '../cancel-order.ts'
import { leaveOrder } from '../leave-order.ts'
import { noteTransfer, takeBackTransfer } from '../note-transfer.ts'
import type { OfficePorts } from '../records.ts'
import { transferOrder } from '../transfer-order.ts'
import { cancelRegistration } from '../waitlist-registration.ts'
import type { BookingView } from './booking-view.ts'

/** The forms of a booking's page by their intent. */
export const bookingForms = {
  transfer: transferNoteForm,
  remind: remindForm,
  'take-back': takeBackForm,
  return: returnForm,
  cancel: cancelForm,
  waive: waiveForm,
  share: shareForm,
  'give-up': giveUpForm,
  leave: leaveForm,
  person: personForm,
  name: nameForm,
  move: moveForm,
  address: addressForm,
  booker: bookerForm,
  note: noteForm,
  mail: againForm,
} as const

export const actionNames = Object.keys(bookingForms) as (keyof typeof bookingForms)[]
export type ActionName = keyof typeof bookingForms

/**
 * Whether the page has fields to correct a form in, as the booking is now. One that was sent from an old page may have none left, and the
 * buttons that send mails again never had any.
 */
export function canBeCorrected(name: ActionName, { may, money, participants }: BookingView): boolean {
  const hasFields: Record<ActionName, boolean> = {
    transfer: may.noteTransfer,
    remind: false,
    'take-back': money.mayTakeBack.length > 0,
    return: may.returnMoney,
    cancel: may.cancel === 'order',
    waive: false,
    share: may.shareLimit > 0,
    'give-up': may.cancel === 'registration',
    leave: may.cancel === 'order' && participants.length > 1,
    person: may.changePeople === 'person',
    name: may.changePeople === 'name',
    move: may.moveTo.length > 0,
    address: may.changeAddress,
    booker: may.changeBooker,
    note: true,
    mail: false,
  }
  return hasFields[name]
}

/** The reason for a refusal: a key of `officeBookings.refused`, with its amount. */
export type ActionRefusal = Refusal & { left?: Cents; open?: Cents }

/** `refusal` is null where a form has mistakes: `sent` names them. */
type ActionOutcome = Done | { outcome: 'refused'; refusal: ActionRefusal | null; sent: SentForm }

interface ActionContext {
  ports: OfficePorts
  file: BookingFile
  actor: Actor
}

type FormOf<Name extends ActionName> = z.output<(typeof bookingForms)[Name]>

export async function dispatchBookingAction<Name extends ActionName>(
  name: Name,
  form: FormData,
  by: ActionContext,
): Promise<ActionOutcome> {
  const read = readSentForm(form, bookingForms[name])
  const { sent } = read
  if (!read.ok) return { outcome: 'refused', refusal: null, sent }
  // TypeScript does not see that the form of a name is read by the schema of that same name.
  const result = await actionsByIntent[name](read.value as FormOf<Name>, by)
  return result.outcome === 'refused' ? { ...result, sent } : done
}

type Action<Name extends ActionName> = (form: FormOf<Name>, by: ActionContext) => Promise<Result<object, ActionRefusal>>

/** What each form does. */
const actionsByIntent: { [Name in ActionName]: Action<Name> } = {
  transfer: (form, by) => noteTransfer(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor }),
  remind: (_, by) => remindOfPayment(by.ports, { orderId: orderIdOf(by.file), actor: by.actor }),
  'take-back': (form, by) => takeBackTransfer(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor }),
  return: (form, by) => returnMoney(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor }),
  async cancel({ fee, due, reason }, by) {
    const how = fee === 'terms' ? ({ way: 'terms', agreedDue: due } as const) : ({ way: 'organiser', fee } as const)
    const cancelled = await cancelOrder(by.ports, { ...how, reason, orderId: orderIdOf(by.file), actor: by.actor })
    return isOwnWork(by, { ...how, reason, action: 'booking.cancelled' }) ? done : cancelled
  },
  async waive(form, by) {
    const waived = await waiveFee(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor })
    return isOwnWork(by, { way: 'organiser', fee: 'none', action: 'payment.fee-waived' }) ? done : waived
  },
  share: (form, by) => decideShare(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor }),
  'give-up': (form, by) => cancelRegistration(by.ports, by.file.id, { ...form, actor: by.actor }),
  leave: ({ participants: participantIds, reason }, { ports, file, actor }) =>
    leaveOrder(ports, { orderId: orderIdOf(file), participantIds, reason, actor }),
  person: ({ participant: participantId, reason, ...person }, { ports, file, actor }) =>
    changePerson(ports, { orderId: orderIdOf(file), participantId, person, reason, actor }),
  name: ({ participant: participantId, reason, ...person }, { ports, file, actor }) =>
    changePerson(ports, { orderId: orderIdOf(file), participantId, person, reason, actor }),
  move: (form, by) => transferOrder(by.ports, { ...form, orderId: orderIdOf(by.file), actor: by.actor }),
  address({ invoice }, by) {
    const { noVatId, vatId, ...rest } = invoice
    const address = { ...rest, vatId: noVatId ? undefined : vatId }
    return changeAddress(by.ports, { orderId: orderIdOf(by.file), address, actor: by.actor })
  },
  booker: ({ idempotencyKey, reason, ...contact }, by) =>
    changeBooker(by.ports, { idempotencyKey, reason, contact, orderId: orderIdOf(by.file), actor: by.actor }),
  async note({ idempotencyKey, note }, by) {
    await writeNote(by.ports, { idempotencyKey, bookingId: by.file.id, text: note, actor: by.actor })
    return done
  },
  async mail({ idempotencyKey, key, reason }, by) {
    const isOurs = by.file.mails.some((mail) => mail.key === key)
    if (!isOurs) return refused('unknown')
    return sendAgain(by.ports, { idempotencyKey, key, reason, actor: by.actor })
  },
}

/** Whether the same member has done just that before: the same form again, after its answer was lost. Another member sees who did it. */
function isOwnWork(
  { file: { order, history }, actor }: ActionContext,
  done: Pick<Cancelled, 'way'> & { fee?: Cancelled['fee']; action: ActionId; reason?: string },
) {
  const cancelled = order?.order.cancelled
  const by = textOfActor(shownActor(storedActor(actor)))
  const isNoted = history.some(
    ({ action, reason, actor: who }) =>
      action === done.action && (reason ?? undefined) === done.reason && textOfActor(who) === by,
  )
  return isNoted && cancelled?.way === done.way && (done.fee === undefined || cancelled.fee === done.fee)
}

/** Of what waits there is no order: nothing is found by its registration, and nothing done. */
function orderIdOf({ id, order }: BookingFile): string {
  return order?.order.id ?? id
}
