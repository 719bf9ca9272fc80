import {
  type Cell,
  type ExportFormat,
  type ExportKind,
  type ExportRange,
  type ExportTable,
  journalColumns,
  journalLines,
  type Portion,
} from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { Actor } from '#domain/office/member.ts'
import { type RecordPorts, recordedExport } from '#features/exports/recorded-export.ts'
import type { ExportedConsent, ExportedInvoice, ExportedParticipant } from '#features/exports/records.ts'
import type { Reads } from '#platform/ports.ts'

/** The texts of cells that are one of a few words. */
export type ExportText =
  | `officeBookings.state.${ExportedParticipant['state']}`
  | `officeExports.word.${Invoice['kind'] | 'due' | 'paid' | 'cancelled' | ExportedConsent['kind']}`
  | 'officePrivacy.erasedPerson.name'
  | `officeNewsletter.lists.${Subscription['list']}`
  | `officeNewsletter.states.${Subscription['state']}`

type Translate = (text: ExportText) => string

export interface MakeExport {
  kind: ExportKind
  format: ExportFormat
  range: ExportRange
  actor: Actor
  /** In the language of the file. */
  translate: Translate
}

export interface ExportPorts extends RecordPorts {
  reads: { exports: Reads['exports'] }
}

/** What is exported, to be read a portion at a time. Who takes it out is in the log before anyone has it. */
export async function makeExport(ports: ExportPorts, made: MakeExport): Promise<ExportTable> {
  const { kind, format, range, actor, translate: t } = made
  const { from = null, to = null, workshop = null } = range
  const { columns, portions } = tables[kind](ports.reads.exports, range, t)
  return {
    columns,
    portions: await recordedExport(ports, { table: kind, format, from, to, workshop, actor }, portions),
  }
}

const tables: Record<ExportKind, (reads: Reads['exports'], range: ExportRange, t: Translate) => ExportTable> = {
  participants: (reads, range, t) => participantTable(reads.participants(range), t),
  invoices: (reads, range, t) => invoiceTable(reads.invoices(range), t),
  journal: (reads, range) => ({
    columns: journalColumns,
    portions: rowsOf(reads.invoices(range), ({ issued }) => journalLines(issued)),
  }),
  consents: (reads, range, t) => consentTable(reads.consents(range), t),
  newsletter: (reads, range, t) => subscriptionTable(reads.subscriptions(range), t),
}

async function* rowsOf<Read>(
  portions: AsyncIterable<readonly Read[]>,
  toRows: (read: Read) => Cell[][],
): AsyncGenerator<Portion> {
  for await (const read of portions) yield read.flatMap(toRows)
}

/** One row for each participant. Meals are not included: only kitchens get them. */
function participantTable(people: AsyncIterable<ExportedParticipant[]>, t: Translate): ExportTable {
  return {
    columns: [
      'workshop',
      'startsOn',
      'state',
      'title',
      'firstName',
      'lastName',
      'email',
      'company',
      'country',
      'language',
      'introduction',
      'order',
      'bookerEmail',
    ],
    portions: rowsOf(people, (person) => [
      [
        person.workshop,
        person.startsOn === null ? null : { day: person.startsOn },
        t(`officeBookings.state.${person.state}`),
        person.title ?? null,
        person.firstName,
        person.email === '' ? t('officePrivacy.erasedPerson.name') : person.lastName,
        person.email,
        person.company,
        person.country,
        person.language,
        extrasOf(person),
        person.orderNumber,
        person.bookerEmail,
      ],
    ]),
  }
}

/** The introduction comes with Discover as well. */
function extrasOf({ addIntroduction, discover }: ExportedParticipant): string | null {
  const extras = [addIntroduction && 'FLIN', discover && 'Discover'].filter((extra) => extra !== false)
  return extras.length > 0 ? extras.join(', ') : null
}

/** One row for each subscription, with what proves that it was wanted: what stood there, when, and where the click came from. */
function subscriptionTable(subscriptions: AsyncIterable<Subscription[]>, t: Translate): ExportTable {
  return {
    columns: [
      'list',
      'email',
      'language',
      'state',
      'requestedAt',
      'requestAddress',
      'requestWording',
      'confirmedAt',
      'confirmAddress',
      'confirmWording',
      'endedAt',
    ],
    portions: rowsOf(subscriptions, (subscription) => {
      const { list, email, language, state, requested } = subscription
      const confirmed = subscription.state === 'requested' ? null : subscription.confirmed
      return [
        [
          t(`officeNewsletter.lists.${list}`),
          email,
          language,
          t(`officeNewsletter.states.${state}`),
          momentOfProof(requested.at),
          requested.address,
          requested.wording,
          confirmed && momentOfProof(confirmed.at),
          confirmed?.address ?? null,
          confirmed?.wording ?? null,
          subscription.state === 'unsubscribed' ? momentOfProof(subscription.unsubscribedAt) : null,
        ],
      ]
    }),
  }
}

/** One row for each invoice and cancellation, as it was issued, with what is paid of it today. */
function invoiceTable(invoices: AsyncIterable<ExportedInvoice[]>, t: Translate): ExportTable {
  return {
    columns: [
      'document',
      'kind',
      'documentDay',
      'cancels',
      'order',
      'customer',
      'buyer',
      'contact',
      'email',
      'country',
      'vatId',
      'serviceFrom',
      'serviceTo',
      'net',
      'vat',
      'gross',
      'payment',
      'due',
      'open',
    ],
    portions: rowsOf(invoices, ({ issued: invoice, ...since }) => [
      [
        invoice.number,
        t(`officeExports.word.${invoice.kind}`),
        { day: invoice.issuedOn },
        invoice.cancels?.number ?? null,
        invoice.order.number,
        invoice.order.customerNumber,
        invoice.buyer.name,
        invoice.buyer.contact,
        invoice.buyer.email,
        invoice.buyer.country,
        invoice.buyer.vatId ?? null,
        { day: invoice.service.from },
        { day: invoice.service.to },
        { amount: invoice.net },
        { amount: invoice.gross - invoice.net },
        { amount: invoice.gross },
        ...paymentNow(invoice, since, t),
      ],
    ]),
  }
}

/** Due while something of it is to be paid, paid once all has come, nothing where neither is true; its last day, and how much is open. */
function paymentNow(
  { kind, gross, payment }: ExportedInvoice['issued'],
  { isCancelled, received, open }: Omit<ExportedInvoice, 'issued'>,
  t: Translate,
): [state: Cell, due: Cell, open: Cell] {
  const due = payment.state === 'due' ? { day: payment.on } : null
  if (isCancelled || kind === 'cancellation') return [t('officeExports.word.cancelled'), due, null]
  if (open !== null) return [t('officeExports.word.due'), due, { amount: open }]
  return [received >= gross ? t('officeExports.word.paid') : null, due, { amount: 0 }]
}

/** One row for each consent, with what proves it. */
function consentTable(consents: AsyncIterable<ExportedConsent[]>, t: Translate): ExportTable {
  return {
    columns: ['consent', 'givenAt', 'name', 'email', 'wording', 'order'],
    portions: rowsOf(consents, ({ kind, givenAt, name, email, wording, orderNumber }) => [
      [
        t(`officeExports.word.${kind}`),
        momentOfProof(givenAt),
        name || t('officePrivacy.erasedPerson.name'),
        email,
        wording,
        orderNumber,
      ],
    ]),
  }
}

/** To the second, with its zone: it is a proof. '2026-11-21T09:30:00+01:00' */
function momentOfProof(at: Temporal.Instant): string {
  return at.round('second').toZonedDateTimeISO('Europe/Vienna').toString({ timeZoneName: 'never' })
}
