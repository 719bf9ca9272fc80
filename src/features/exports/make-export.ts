import {
  type Cell,
  type ExportFormat,
  type ExportKind,
  type ExportRange,
  type ExportTable,
  journalColumns,
  journalLines,
  momentCell,
  type Portion,
} from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { Actor } from '#domain/office/member.ts'
import { recordedExport } from '#features/exports/recorded-export.ts'
import type { ExportedConsent, ExportedInvoice, ExportedParticipant } from '#features/exports/records.ts'
import type { CreatePorts, Reads } from '#platform/ports.ts'

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

export interface ExportPorts extends CreatePorts {
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
  participants: (reads, range, t) => tableOf(reads.participants(range), participantCells(t)),
  invoices: (reads, range, t) => tableOf(reads.invoices(range), invoiceCells(t)),
  journal: (reads, range) => ({
    columns: journalColumns,
    portions: rowsOf(reads.invoices(range), ({ issued }) => journalLines(issued)),
  }),
  consents: (reads, range, t) => tableOf(reads.consents(range), consentCells(t)),
  newsletter: (reads, range, t) => tableOf(reads.subscriptions(range), subscriptionCells(t)),
}

/** The cell of each column, in the order of the columns. */
type Cells<Read> = readonly (readonly [column: string, cell: (read: Read) => Cell])[]

/** One row for each that is read. */
function tableOf<Read>(portions: AsyncIterable<readonly Read[]>, cells: Cells<Read>): ExportTable {
  const row = (read: Read) => cells.map(([, cell]) => cell(read))
  return { columns: cells.map(([column]) => column), portions: rowsOf(portions, (read) => [row(read)]) }
}

async function* rowsOf<Read>(
  portions: AsyncIterable<readonly Read[]>,
  toRows: (read: Read) => Cell[][],
): AsyncGenerator<Portion> {
  for await (const read of portions) yield read.flatMap(toRows)
}

/** Meals are not included: only kitchens get them. */
function participantCells(t: Translate): Cells<ExportedParticipant> {
  return [
    ['workshop', ({ workshop }) => workshop],
    ['startsOn', ({ startsOn }) => startsOn && { day: startsOn }],
    ['state', ({ state }) => t(`officeBookings.state.${state}`)],
    ['title', ({ title }) => title ?? null],
    ['firstName', ({ firstName }) => firstName],
    ['lastName', ({ lastName, email }) => (email === '' ? t('officePrivacy.erasedPerson.name') : lastName)],
    ['email', ({ email }) => email],
    ['company', ({ company }) => company],
    ['country', ({ country }) => country],
    ['language', ({ language }) => language],
    ['introduction', extrasOf],
    ['order', ({ orderNumber }) => orderNumber],
    ['bookerEmail', ({ bookerEmail }) => bookerEmail],
  ]
}

/** The introduction comes with Discover as well. */
function extrasOf({ addIntroduction, discover }: ExportedParticipant): string | null {
  const extras = [addIntroduction && 'FLIN', discover && 'Discover'].filter((extra) => extra !== false)
  return extras.length > 0 ? extras.join(', ') : null
}

/** With what proves that it was wanted: the wording, when, and where the click came from. */
function subscriptionCells(t: Translate): Cells<Subscription> {
  const confirmed = (subscription: Subscription) => (subscription.state === 'requested' ? null : subscription.confirmed)
  return [
    ['list', ({ list }) => t(`officeNewsletter.lists.${list}`)],
    ['email', ({ email }) => email],
    ['language', ({ language }) => language],
    ['state', ({ state }) => t(`officeNewsletter.states.${state}`)],
    ['requestedAt', ({ requested }) => momentCell(requested.at)],
    ['requestAddress', ({ requested }) => requested.address],
    ['requestWording', ({ requested }) => requested.wording],
    ['confirmedAt', (subscription) => momentCell(confirmed(subscription)?.at)],
    ['confirmAddress', (subscription) => confirmed(subscription)?.address ?? null],
    ['confirmWording', (subscription) => confirmed(subscription)?.wording ?? null],
    [
      'endedAt',
      (subscription) => (subscription.state === 'unsubscribed' ? momentCell(subscription.unsubscribedAt) : null),
    ],
  ]
}

/** Invoices and cancellations as they were issued, with what is paid of them today. */
function invoiceCells(t: Translate): Cells<ExportedInvoice> {
  const isVoid = ({ isCancelled, issued }: ExportedInvoice) => isCancelled || issued.kind === 'cancellation'
  return [
    ['document', ({ issued }) => issued.number],
    ['kind', ({ issued }) => t(`officeExports.word.${issued.kind}`)],
    ['documentDay', ({ issued }) => ({ day: issued.issuedOn })],
    ['cancels', ({ issued }) => issued.cancels?.number ?? null],
    ['order', ({ issued }) => issued.order.number],
    ['customer', ({ issued }) => issued.order.customerNumber],
    ['buyer', ({ issued }) => issued.buyer.name],
    ['contact', ({ issued }) => issued.buyer.contact],
    ['email', ({ issued }) => issued.buyer.email],
    ['country', ({ issued }) => issued.buyer.country],
    ['vatId', ({ issued }) => issued.buyer.vatId ?? null],
    ['serviceFrom', ({ issued }) => ({ day: issued.service.from })],
    ['serviceTo', ({ issued }) => ({ day: issued.service.to })],
    ['net', ({ issued }) => ({ amount: issued.net })],
    ['vat', ({ issued }) => ({ amount: issued.gross - issued.net })],
    ['gross', ({ issued }) => ({ amount: issued.gross })],
    [
      'payment',
      (invoice) => {
        if (isVoid(invoice)) return t('officeExports.word.cancelled')
        if (invoice.open !== null) return t('officeExports.word.due')
        return invoice.received >= invoice.issued.gross ? t('officeExports.word.paid') : null
      },
    ],
    ['due', ({ issued: { payment } }) => (payment.state === 'due' ? { day: payment.on } : null)],
    ['open', (invoice) => (isVoid(invoice) ? null : { amount: invoice.open ?? 0 })],
  ]
}

/** With what proves each. */
function consentCells(t: Translate): Cells<ExportedConsent> {
  return [
    ['consent', ({ kind }) => t(`officeExports.word.${kind}`)],
    ['givenAt', ({ givenAt }) => momentCell(givenAt)],
    ['name', ({ name }) => name || t('officePrivacy.erasedPerson.name')],
    ['email', ({ email }) => email],
    ['wording', ({ wording }) => wording],
    ['order', ({ orderNumber }) => orderNumber],
  ]
}
