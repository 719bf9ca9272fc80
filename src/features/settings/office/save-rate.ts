import { data, type RouterContextProvider, redirect } from 'react-router'
import { dropRateForm, rateForm } from '#domain/settings/vat-form.ts'
import type { RateRefusal } from '#domain/tax/tax.ts'
import { settingsContext } from '#features/settings/context.ts'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'

/** A form about a rate that came back: which one, and why. After a conflict it carries the version that is there now. */
export interface SentRate {
  sent: SentForm
  /** 'enter', or the planned rate that should have been dropped: 'AT 2027-01-01'. */
  form: string
  refusal: RateRefusal | 'stale' | null
  version: number | null
}

/** Enters a rate or drops one that is to come: 422 for what cannot be, 409 when someone else was faster. */
export async function saveRate({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const member = memberOf(context)
  const form = await request.formData().catch(() => new FormData())
  const drops = form.get('intent') === 'drop'
  const name = drops ? `${form.get('country')} ${form.get('from')}` : 'enter'
  const read = drops ? readDrop(form) : readEntry(form)
  const back = (sent: SentForm, refusal: SentRate['refusal'], version: number | null = null) =>
    data<SentRate>({ sent, form: name, refusal, version }, { status: refusal === 'stale' ? 409 : 422 })
  if (!read.ok) return back(read.sent, null)
  const outcome = await context.get(settingsContext).settings.changeRates({ ...read.command, by: member })
  if (outcome.outcome === 'refused') return back(read.sent, outcome.refusal)
  if (outcome.outcome === 'stale') return back(read.sent, 'stale', outcome.version)
  return redirect(`${new URL(request.url).pathname}?done`, 303)
}

function readEntry(form: FormData) {
  const read = readOfficeForm(form, rateForm)
  return read.ok ? { ok: true as const, sent: read.sent, command: { kind: 'enter' as const, ...read.value } } : read
}

function readDrop(form: FormData) {
  const read = readOfficeForm(form, dropRateForm)
  return read.ok ? { ok: true as const, sent: read.sent, command: { kind: 'drop' as const, ...read.value } } : read
}
