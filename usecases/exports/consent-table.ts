import type { ExportTable } from '#domain/export/cell.ts'
import type { ExportedConsent } from '../ports.ts'

/** One row for each consent, with what proves it. */
export function consentTable(consents: readonly ExportedConsent[]): ExportTable {
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
export function momentOfProof(at: Temporal.Instant): string {
  return at.round('second').toZonedDateTimeISO('Europe/Vienna').toString({ timeZoneName: 'never' })
}
