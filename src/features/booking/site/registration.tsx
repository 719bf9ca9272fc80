import { data, redirect } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { confirmedParticipants, confirmFormSchema } from '#domain/registration/confirm-form.ts'
import type { ConfirmRefusal } from '#domain/registration/waitlist.ts'
import { registrationByLink } from '#features/booking/behind-link.ts'
import type { RegistrationWithDate } from '#features/booking/records.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { dispatchForm } from '#forms/form-action.ts'
import { readForm } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { Island } from '#frame/islands/island.tsx'
import type { PageHandle } from '#frame/page-handle.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { cancelRegistration, confirmRegistration, deleteRegistration, linkToOrder } from '../waitlist-registration.ts'
import type { Route } from './+types/registration'
import RegistrationIsland from './registration-island.tsx'
import { registrationView } from './registration-view.ts'
import { cancelNow } from './use-cancel-words.ts'

export const handle = { interactive: import.meta.env.DEV } satisfies PageHandle

export const headers = personalHeaders
export const meta = personalMeta

/** The page of a waitlist registration (docs/product.md#waitlist): `/{lang}/booking/{token}`. The link is the permission. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const { settings } = context.get(servicesContext)
  const found = orNotFound(await registrationByLink(ports.reads, params.token))
  const view = registrationView(found, language, now())
  const cancel = cancelNow(found.date, now(), (await settings.current()).cancellation)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'registration' })
  const title = `${t('kicker', { date: formatDateTime(view.registeredAt, { language }) })}: ${view.workshop.title}`
  return { ...head, title, view, cancel }
}

/** Confirms, cancels, deletes, or leads to the order: 422 for invalid fields, 409 when it is too late. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  const found = orNotFound(await registrationByLink(ports.reads, params.token))
  const { id } = found.registration
  const here = `/${language}/booking/${params.token}`
  return await dispatchForm(request, {
    cancel: async () => {
      await cancelRegistration(ports, id)
      return redirect(here, 303)
    },
    order: async () => {
      const token = await linkToOrder(ports, id)
      return redirect(token ? `/${language}/order/${token}` : here, 303)
    },
    delete: async () =>
      redirect((await deleteRegistration(ports, id)).outcome === 'done' ? `/${language}/booking/deleted` : here, 303),
    confirm: (form) => confirm(form, { context, found, language }),
  })
}

interface Confirming extends Pick<Route.ActionArgs, 'context'> {
  found: RegistrationWithDate
  language: string
}

async function confirm(form: FormData, { context, found, language }: Confirming) {
  const facts = context.get(requestContext)
  const ports = context.get(servicePortsContext)
  const { id, seats } = found.registration
  const submission = readForm(form, confirmFormSchema(seats))
  const lastResult = submission.reply()
  const answer = (refusal: ConfirmRefusal | null, failed: boolean, status: number) =>
    data({ lastResult, refusal, failed }, { status })
  if (submission.status !== 'success') return answer(null, false, submission.status === 'error' ? 422 : 200)
  try {
    const outcome = await confirmRegistration(ports, id, confirmedParticipants(submission.value))
    if (outcome.outcome === 'done') return redirect(`/${language}/order/${outcome.token}`, 303)
    const { refusal } = outcome
    if (refusal.reason !== 'unknown') return answer(refusal, false, 409)
  } catch (error) {
    facts.report(error)
    return answer(null, true, 500)
  }
  throw data(null, { status: 404 })
}

export default function Registration({ loaderData: { view, cancel }, actionData }: Route.ComponentProps) {
  const props = { view, cancel, answer: actionData ?? null }
  return <Island name="registration-island" part={RegistrationIsland} props={props} />
}
