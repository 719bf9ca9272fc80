import type { InvoiceAddress, Order } from '#domain/order/order.ts'
import type { Person } from '#domain/participant/person.ts'
import { enteredCode, enteredText } from './entered-text.ts'
import type { MailMessage } from './mail-message.ts'

/** The mail with all that people typed into forms made safe to read. Every mail is rendered from this. */
export function enteredMail(mail: MailMessage): MailMessage {
  const order = enteredOrder(mail.order)
  if (mail.kind !== 'invitation') return { ...mail, order }
  return { ...mail, order, participant: { ...mail.participant, ...enteredPerson(mail.participant) } }
}

function enteredOrder(order: Order): Order {
  const { booker, invoice, participants } = order
  return {
    ...order,
    booker: { ...enteredPerson(booker), phone: optional(booker.phone), notes: paragraph(booker.notes) },
    invoice: enteredInvoice(invoice),
    participants: participants.map((participant) => ({ ...participant, ...enteredPerson(participant) })),
  }
}

function enteredPerson(person: Person): Person {
  return {
    salutation: person.salutation,
    title: optional(person.title),
    firstName: enteredText(person.firstName),
    lastName: enteredText(person.lastName),
    email: enteredCode(person.email),
  }
}

function enteredInvoice(invoice: InvoiceAddress): InvoiceAddress {
  return {
    company: optional(invoice.company),
    department: optional(invoice.department),
    street: enteredText(invoice.street),
    postalCode: enteredText(invoice.postalCode),
    city: enteredText(invoice.city),
    country: invoice.country,
    vatId: invoice.vatId === undefined ? undefined : enteredCode(invoice.vatId),
  }
}

function optional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : enteredText(text) || undefined
}

/** Notes may run over several lines. */
function paragraph(text: string | undefined): string | undefined {
  return (
    text
      ?.split(/\r\n|\r|\n/)
      .map(enteredText)
      .join('\n')
      .trim() || undefined
  )
}
