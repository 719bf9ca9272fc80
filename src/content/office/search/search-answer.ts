import type { SentForm } from '#forms/office/read-office-form.ts'

/** A form that came back: with mistakes, or because someone else was faster. */
export interface SearchAnswer {
  sent: SentForm
  isStale: boolean
}
