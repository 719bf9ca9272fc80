import type { ContentService } from '#content/ports/content-service.ts'
import type { Certificate } from '#domain/certificate/certificate.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { VatRegister } from '#features/invoicing/records.ts'
import type { Checkout, TestCheckout } from '#features/payment/ports.ts'
import type { WebhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import type { WebhookReads } from '#features/webhooks/store/webhooks.ts'
import type { Mail, MailAttachment, MailAttempt, MailTransport, SentMail } from '#platform/ports/mail.ts'
import type { Cipher, CreatePorts, Effect, MailEffect, Message, Reads } from '#platform/ports.ts'

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export interface Email {
  message: DistributiveOmit<Message, 'siteUrl'>
  language: Language
  to: { name: string; email: string }
  attachments?: MailAttachment[]
  replyTo?: { name: string; email: string }
  /** Set on mails to a list; see `Mail`. */
  oneClickUrl?: string
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export interface MailJob<E> {
  /** The same for the same mail, different for every other: `invitation:{participantId}`. */
  key(effect: E, ports: DispatchPorts): string | Promise<string>
  /** Null when the message is obsolete. Throws for impossible states. */
  load(ports: DispatchPorts, effect: E): Promise<Email | null>
}

export interface DispatchPorts extends CreatePorts {
  reads: Reads
  sentMail: SentMail
  transport: MailTransport
  checkout: Checkout
  /** Null when payments go through a real provider. */
  testCheckout: TestCheckout | null
  findMail(kind: MailEffect['kind']): Promise<MailJob<MailEffect>>
  renderMail(message: Message, language: Language): Promise<Pick<Mail, 'subject' | 'html' | 'text'>>
  /** The calendar file. `with-room` names the video room, for participants only; `takesOut` removes what was sent up to that revision. */
  calendarFile(date: LiveDate, language: Language, as?: 'with-room' | { takesOut: number }): Promise<MailAttachment>
  invoicePdf(invoice: Invoice): Promise<MailAttachment>
  /** A certificate as a PDF in its own language; `checkUrl` is where it can be checked. */
  certificatePdf(certificate: Certificate, checkUrl: string): Promise<MailAttachment>
  vatRegister: VatRegister
  webhooks: { reads: WebhookReads; sender: WebhookSender; cipher: Cipher }
  /** Left out or null where the content comes from another system. */
  contentService?: Pick<ContentService, 'pages' | 'posts'> | null
  /** Where the site is seen from outside, without a slash at the end. */
  siteUrl: string
  /** Recipients of notes about bookings, and of mail to the company. */
  office: { name: string; email: string }
}

/** Sends one mail, unless it was sent. A crash in between sends a second copy with the same Message-ID, never none. */
export async function sendMail<E extends Effect & MailEffect>(
  ports: DispatchPorts,
  mail: MailJob<E>,
  effect: E,
): Promise<void> {
  const first = await mail.key(effect, ports)
  const key = effect.again === undefined ? first : `${first}:again:${effect.again}`
  if (await ports.sentMail.has(key)) return
  const attempt: Omit<MailAttempt, 'at'> = { key, effect, to: null, subject: null }
  const dropped = () => ports.sentMail.dropped({ ...attempt, at: ports.clock.now() })
  try {
    const email = await mail.load(ports, effect)
    // The member who asked for it again sees that there is nothing to send any more.
    if (!email) return effect.again === undefined ? undefined : await dropped()
    const { message, language, attachments = [], ...envelope } = email
    // Their data were erased while the mail was in the queue: no attempt could ever succeed (docs/rules/data-protection.md).
    if (envelope.to.email === '') return await dropped()
    const rendered = await ports.renderMail({ ...message, siteUrl: ports.siteUrl }, language)
    // From here on the log has a recipient.
    attempt.to = envelope.to
    attempt.subject = rendered.subject
    // Names are typed into public forms: in the To line anyone could send text to someone's mailbox.
    const to = { name: '', email: envelope.to.email }
    // When this process was frozen or too busy for its heartbeat, another one has done its work meanwhile.
    if (await ports.sentMail.has(key)) return
    await ports.transport.send({ key, ...envelope, to, attachments, ...rendered })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    // Where the log cannot be written either, what went wrong first is what matters.
    await ports.sentMail.failed({ ...attempt, at: ports.clock.now() }, why).catch(() => undefined)
    throw error
  }
  await ports.sentMail.add({ ...attempt, at: ports.clock.now() })
}
