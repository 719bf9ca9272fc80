import { journalOf } from '#domain/export/journal.ts'
import {
  type ExportFormat,
  type ExportKind,
  type ExportRange,
  type ExportTable,
  maxExported,
} from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { ExportedConsent, ExportedParticipant, ExportReads } from '#features/exports/ports.ts'
import type { Stores } from '#features/stores.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface MakeExport {
  kind: ExportKind
  format: ExportFormat
  range: ExportRange
  actor: Actor
}

export type ExportOutcome = { outcome: 'made'; table: ExportTable } | { outcome: 'too-many'; most: number }

export interface ExportPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<Stores>
  reads: { exports: ExportReads }
}

/** Reads what is exported and writes into the log who took what out, before anyone has it. */
export async function makeExport(
  ports: ExportPorts,
  { kind, format, range, actor }: MakeExport,
): Promise<ExportOutcome> {
  const table = await tables[kind](ports.reads.exports, range)
  if (table === null) return { outcome: 'too-many', most: maxExported }
  await ports.transactions.run(async (stores) => {
    const subject = { kind: 'export', id: ports.randomSource.id() } as const
    const { from = null, to = null, workshop = null } = range
    const details = { table: kind, format, from, to, workshop, rows: table.rows.length }
    await stores.record({ at: ports.clock.now(), actor, subject, action: 'export.made', details })
  })
  return { outcome: 'made', table }
}

type ReadTable = (reads: ExportReads, range: ExportRange) => Promise<ExportTable | null>

/** Null when there are too many rows. */
const tables: Record<ExportKind, ReadTable> = {
  participants: async (reads, range) => bounded(await reads.participants(range, maxExported), participantTable),
  invoices: async (reads, range) => bounded(await reads.invoices(range, maxExported), invoiceTable),
  journal: async (reads, range) => bounded(await reads.invoices(range, maxExported), journalOf),
  consents: async (reads, range) => bounded(await reads.consents(range, maxExported), consentTable),
  newsletter: async (reads, range) => bounded(await reads.subscriptions(range, maxExported), subscriptionTable),
}

function bounded<Row>(rows: Row[], toTable: (rows: Row[]) => ExportTable): ExportTable | null {
  return rows.length > maxExported ? null : toTable(rows)
}

/** One row for each participant. Meals are not included: only kitchens get them. */
function participantTable(people: readonly ExportedParticipant[]): ExportTable {
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
    rows: people.map((person) => [
      person.workshop,
      person.startsOn === null ? null : { day: person.startsOn },
      person.state,
      person.title ?? null,
      person.firstName,
      person.lastName,
      person.email,
      person.company,
      person.country,
      person.language,
      person.addIntroduction ? 'FLIN' : null,
      person.orderNumber,
      person.bookerEmail,
    ]),
  }
}

/** One row for each subscription, with what proves that it was wanted: what stood there, when, and where the click came from. */
function subscriptionTable(subscriptions: readonly Subscription[]): ExportTable {
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
    rows: subscriptions.map((subscription) => {
      const { list, email, language, state, requested } = subscription
      const confirmed = subscription.state === 'requested' ? null : subscription.confirmed
      return [
        list,
        email,
        language,
        state,
        momentOfProof(requested.at),
        requested.address,
        requested.wording,
        confirmed && momentOfProof(confirmed.at),
        confirmed?.address ?? null,
        confirmed?.wording ?? null,
        subscription.state === 'unsubscribed' ? momentOfProof(subscription.unsubscribedAt) : null,
      ]
    }),
  }
}

/** One row for each invoice and cancellation, as it was issued. */
function invoiceTable(invoices: readonly Invoice[]): ExportTable {
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
    ],
    rows: invoices.map((invoice) => [
      invoice.number,
      invoice.kind,
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
      invoice.payment.state,
      invoice.payment.state === 'due' ? { day: invoice.payment.on } : null,
    ]),
  }
}

/** One row for each consent, with what proves it. */
function consentTable(consents: readonly ExportedConsent[]): ExportTable {
  return {
    columns: ['consent', 'givenAt', 'name', 'email', 'wording', 'order'],
    rows: consents.map(({ kind, givenAt, name, email, wording, orderNumber }) => [
      kind,
      momentOfProof(givenAt),
      name,
      email,
      wording,
      orderNumber,
    ]),
  }
}

/** To the second, with its zone: it is a proof. '2026-11-21T09:30:00+01:00' */
function momentOfProof(at: Temporal.Instant): string {
  return at.round('second').toZonedDateTimeISO('Europe/Vienna').toString({ timeZoneName: 'never' })
}
