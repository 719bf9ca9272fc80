import { reminderAt } from '#domain/participant/participant.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * Writes what comes by itself at its time: the reminder before the workshop, the late invoice of a tentative date, the certificates after it. Called when an order is confirmed and each
 * time its date moves; what was written for the former times finds that they are not the date's any more, and does nothing. True when the practical
 * details are due at once and the mails of the confirmation bring them instead of a reminder.
 */
export async function scheduleReminders(
  stores: Pick<OrderingStores, 'addEffect' | 'settings'>,
  orderId: string,
  date: LiveDate,
  now: Temporal.Instant,
  { isConfirming = false }: { isConfirming?: boolean } = {},
): Promise<boolean> {
  const { windows } = await stores.settings.current()
  const remind = reminderAt(date, now, windows)
  const isDue = remind !== null && isConfirming && Temporal.Instant.compare(remind, now) <= 0
  if (remind && !isDue)
    await stores.addEffect({ kind: 'reminder', orderId, startsAt: startOf(date).toString() }, remind)
  if (date.tentative)
    await stores.addEffect({ kind: 'late-invoice', orderId, startsAt: startOf(date).toString() }, startOf(date))
  await stores.addEffect({ kind: 'certificates', orderId, endsAt: endOf(date).toString() }, endOf(date))
  return isDue
}
