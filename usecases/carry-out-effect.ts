import type { Language } from '#domain/language.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { fullName } from '#domain/participant/person.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openLink } from './personal-links.ts'
import type {
  Chance,
  Clock,
  Effect,
  Mail,
  MailAttachment,
  MailTransport,
  OrderWithDate,
  Reads,
  SentMail,
  Transactions,
} from './ports.ts'

/** What a mail shows. `app/emails` has one message for each kind. */
export type MailMessage =
  | { kind: 'booking-confirmation'; order: OrderWithDate['order']; date: LiveDate; orderUrl: string; siteUrl: string }
  | { kind: 'invitation'; order: OrderWithDate['order']; date: LiveDate; participant: Participant; siteUrl: string }
  | { kind: 'new-booking'; order: OrderWithDate['order']; date: LiveDate; siteUrl: string }

export interface CarryOutPorts {
  clock: Clock
  chance: Chance
  transactions: Transactions
  reads: Reads
  sentMail: SentMail
  transport: MailTransport
  renderMail(message: MailMessage, language: Language): Promise<{ subject: string; html: string; text: string }>
  /** The workshop as a calendar file, in the given language. */
  calendarFile(date: LiveDate, language: Language): Promise<MailAttachment>
  /** Where the site is seen from outside, without a slash at the end. */
  siteUrl: string
  /** Who in the company hears of new bookings. */
  office: { name: string; email: string }
}

/**
 * Sends the mail of an effect, unless it has been sent already. It throws when the mail cannot leave now: the job that called it
 * comes again. A crash between sending and remembering sends a second copy with the same Message-ID, never none.
 */
export async function carryOutEffect(ports: CarryOutPorts, effect: Effect): Promise<void> {
  const key = keyOf(effect)
  if (await ports.sentMail.has(key)) return
  const found = await ports.reads.orderWithDate(effect.orderId)
  if (!found || found.date.delivery === 'self-paced') throw new Error(`no order for ${key}`)
  await ports.transport.send({ key, ...(await mailFor(ports, effect, found.order, found.date)) })
  await ports.sentMail.add(key, ports.clock.now())
}

function keyOf(effect: Effect): string {
  return effect.kind === 'invitation' ? `invitation:${effect.participantId}` : `${effect.kind}:${effect.orderId}`
}

async function mailFor(
  ports: CarryOutPorts,
  effect: Effect,
  order: OrderWithDate['order'],
  date: LiveDate,
): Promise<Omit<Mail, 'key'>> {
  const { siteUrl } = ports
  switch (effect.kind) {
    case 'booking-confirmation': {
      const orderUrl = await orderLink(ports, order)
      const message = await ports.renderMail({ kind: effect.kind, order, date, orderUrl, siteUrl }, order.language)
      return { ...message, to: addressOf(order.booker), attachments: [] }
    }
    case 'invitation': {
      const participant = order.participants.find(({ id }) => id === effect.participantId)
      if (!participant) throw new Error(`order ${order.id} has no participant ${effect.participantId}`)
      const message = await ports.renderMail({ kind: effect.kind, order, date, participant, siteUrl }, order.language)
      return { ...message, to: addressOf(participant), attachments: [await ports.calendarFile(date, order.language)] }
    }
    case 'new-booking': {
      const message = await ports.renderMail({ kind: effect.kind, order, date, siteUrl }, 'de')
      return { ...message, to: ports.office, attachments: [] }
    }
  }
}

/** A fresh link for the mail: links are stored as hashes, so the one of the booking itself is not known any more. */
async function orderLink(ports: CarryOutPorts, order: OrderWithDate['order']): Promise<string> {
  const token = await ports.transactions.run((stores) =>
    openLink(stores, ports.chance, 'order', order.id, ports.clock.now()),
  )
  return `${ports.siteUrl}/${order.language}/order/${token}`
}

function addressOf(person: { title?: string | undefined; firstName: string; lastName: string; email: string }) {
  return { name: fullName(person), email: person.email }
}
