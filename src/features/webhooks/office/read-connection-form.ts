import type { z } from 'zod'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'

/** A form with boxes of which several may be ticked. */
export interface SentConnection extends SentForm {
  chosen: string[]
}

/** `group` is the name that the boxes share. */
export function readConnectionForm<Schema extends z.ZodType>(form: FormData, schema: Schema, group: string) {
  const chosen = form.getAll(group).filter((value) => typeof value === 'string')
  const read = readOfficeForm(form, schema)
  const sent: SentConnection = { ...read.sent, chosen }
  return read.ok ? { ok: true as const, value: read.value, sent } : { ok: false as const, sent }
}
