import { data, redirect } from 'react-router'
import { orderByLink } from '#features/booking/behind-link.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { personalHref } from '#frame/page-href.ts'
import { pageRequest } from '#frame/page-request.ts'
import type { Route } from './+types/order-calendar'

/**
 * The calendar file of an order. One that has ended, whose entry a mail has taken out, and one without a date lead to the page of the order: their link is right,
 * and must not count as a guess (server/http/limit-guesses.ts).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { calendarFile } = context.get(servicesContext)
  const { language } = pageRequest({ params, context })
  const found = await orderByLink(ports.reads, params.token)
  if (!found) throw data(null, { status: 404 })
  if (!found.date || found.date.calledOff || found.order.status.state !== 'confirmed')
    throw redirect(personalHref('order', { language, token: params.token }), { status: 303, headers: noTraces })
  const file = await calendarFile(found.date, language)
  return new Response(new Uint8Array(file.content), {
    headers: {
      ...noTraces,
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename}"`,
    },
  })
}
