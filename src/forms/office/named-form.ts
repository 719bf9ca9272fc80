import type { SentForm } from './read-office-form.ts'

/** One form of several on a page: its name is in front of the ids of its fields. */
export interface NamedForm {
  name: string
  sent: SentForm
  /** Whether it has just been turned down: then it stays open. */
  isRejected: boolean
}

/** What a field has to know of its form. */
export function fieldsOf({ name, sent }: NamedForm): { idPrefix: string; sent: SentForm } {
  return { idPrefix: name, sent }
}
