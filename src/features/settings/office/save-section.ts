import { data, type RouterContextProvider, redirect } from 'react-router'
import { fields, optionalText } from '#domain/form/field.ts'
import { type FormSection, sectionForms } from '#domain/settings/sections.ts'
import type { SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import type { ChangeSettingsOutcome } from '#features/settings/settings-office.ts'
import { readSentForm, refuseForm } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import type { SentForm } from '#forms/sent-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { settingsTitle } from './setting-words.ts'

/** How many changes a screen lists; the log has them all. */
const maxSteps = 10

/** One change as it travels to the browser. */
export type ListedStep = Awaited<ReturnType<typeof openSection>>['steps'][number]

export async function openSection<Section extends SettingsSection>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  section: Section,
) {
  const office = context.get(servicesContext).settings
  const { settings, versions } = await office.versioned()
  const steps = (await office.history(section)).slice(0, maxSteps)
  return {
    version: versions[section],
    value: settings[section],
    steps: steps.map(({ changedAt, ...step }) => ({ ...step, changedAt: changedAt.toString() })),
    done: new URL(request.url).searchParams.has('done'),
  }
}

export async function openForm<Section extends FormSection>(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  section: Section,
) {
  const opened = await openSection(args, section)
  return {
    ...opened,
    title: settingsTitle(args.context, section),
    fields: sectionForms[section].textsOf(opened.value, args.context.get(requestContext).preferredLanguage),
  }
}

/** A form that came back, and what someone else has set since it was opened. */
export interface SentSection {
  sent: SentForm
  stale?: { version: number; fields: Record<string, string> }
}

const reasonForm = fields({ reason: optionalText(500) })

/** Saves the form of a section: 422 for mistakes, 409 with both values when someone else saved first. */
export async function saveSection<Section extends FormSection>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  section: Section,
) {
  const { form: schema, textsOf } = sectionForms[section]
  const member = memberOf(context)
  const form = await formBody(request)
  const why = readReason(form)
  const read = readSentForm(form, schema)
  const sent: SentForm = {
    ...read.sent,
    values: { ...read.sent.values, ...why.sent.values },
    errors: { ...read.sent.errors, ...why.sent.errors },
  }
  if (!(read.ok && why.ok)) return refuseForm(sent, {})
  const office = context.get(servicesContext).settings
  const { version, value } = read.value
  const saved = await office.change({ section, version, value, by: member, reason: why.value.reason })
  const { preferredLanguage } = context.get(requestContext)
  return answerSaved(saved, sent, {
    path: new URL(request.url).pathname,
    textsOf: (current) => textsOf(current, preferredLanguage),
  })
}

/** Answers a form of a section: 422 without a reason where one is needed, 409 when someone else saved first. */
export function answerSaved<Section extends SettingsSection>(
  saved: ChangeSettingsOutcome<Section>,
  sent: SentForm,
  { path, textsOf }: { path: string; textsOf(value: SiteSettings[Section]): Record<string, string> },
) {
  if (saved.outcome === 'done') return redirect(`${path}?done`, 303)
  const { refusal } = saved
  if (refusal.reason === 'reason-missing') return refuseForm(sent, { errors: { reason: ['validation.reason'] } })
  return data<SentSection>(
    { sent, stale: { version: refusal.version, fields: textsOf(refusal.value) } },
    { status: 409 },
  )
}

/** Removes the reason from the form: it belongs to the change, not to the section, whose form has no such field. */
function readReason(form: FormData) {
  const alone = new FormData()
  for (const value of form.getAll('reason')) alone.append('reason', value)
  form.delete('reason')
  return readSentForm(alone, reasonForm)
}
