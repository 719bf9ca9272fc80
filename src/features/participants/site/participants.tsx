import { data, redirect } from 'react-router'
import type { ParticipantChange } from '#domain/participant/change-participants.ts'
import { participantsFormSchema } from '#domain/participant/participants-form.ts'
import { servicePortsContext } from '#features/context.ts'
import { participantsByLink, saveParticipants } from '#features/participants/save-participants.ts'
import { formBody, readForm } from '#forms/read-form.ts'
import { Island } from '#frame/islands/island.tsx'
import type { PageHandle } from '#frame/page-handle.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/participants'
import ParticipantsIsland from './participants-island.tsx'
import { participantsView } from './participants-view.ts'

export const handle = { interactive: import.meta.env.DEV } satisfies PageHandle

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/participants/{token}` (docs/product.md#participants): everyone by the booker's link, else one's own data only. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = await participantsByLink(ports.reads, params.token)
  const view = found && participantsView(found, language, now())
  if (!view || view.people.length === 0) throw data(null, { status: 404 })
  const saved = new URL(request.url).searchParams.has('saved')
  return { ...head, title: `${messagesOf(language).participants.kicker}: ${view.workshop.title}`, view, saved }
}

/** Saves: 422 for invalid fields, 409 when it is too late or the data has changed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await participantsByLink(ports.reads, params.token))
  const schema = participantsFormSchema(found.order.participants.length)
  const submission = readForm(await formBody(request), schema)
  const lastResult = submission.reply()
  const nothing = { lastResult, reason: null, conflicts: [], failed: false }
  // Someone left the booking since the page was opened.
  if (lastResult.error?.participants)
    return data({ ...nothing, lastResult: null, reason: 'other-people' as const }, { status: 409 })
  if (submission.status !== 'success') return data(nothing, { status: 422 })
  try {
    const saved = await saveParticipants(ports, {
      orderId: found.order.id,
      by: found.by,
      entries: submission.value.participants,
      consentWording: messagesOf(language).participants.mealConsent,
    })
    if (saved.outcome === 'done') return redirect(`/${language}/participants/${params.token}?saved`, 303)
    const { refusal } = saved
    if (refusal.reason !== 'changed-meanwhile') {
      // The form of now: what was sent is about people who are not in these seats any more.
      const reason = refusal.reason === 'unknown' ? 'other-people' : refusal.reason
      return data({ ...nothing, lastResult: null, reason }, { status: 409 })
    }
    const { reason, conflicts, merged } = refusal
    const initialValue = { participants: merged.map(mergedFields) }
    return data({ ...nothing, lastResult: { ...lastResult, initialValue }, reason, conflicts }, { status: 409 })
  } catch (error) {
    facts.report(error)
    return data({ ...nothing, failed: true }, { status: 500 })
  }
}

/** A form to send once more: with what both have changed, and beside it what is stored now. */
function mergedFields({ former, stored, values }: ParticipantChange) {
  const meal = values.meal ? { hasMeal: 'on', mealConsent: 'on' } : {}
  return { ...values, ...meal, id: former.id, shown: stored }
}

export default function Participants({ loaderData: { view, saved }, actionData }: Route.ComponentProps) {
  return (
    <Island name="participants-island" part={ParticipantsIsland} props={{ view, saved, answer: actionData ?? null }} />
  )
}
