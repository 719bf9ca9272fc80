import { data } from 'react-router'
import { orderByLink } from '#features/booking/behind-link.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageRequest } from '#frame/page-request.ts'
import type { Route } from './+types/order-calendar'

/** The calendar file of an order; none of one that has ended, whose entry a mail has taken out. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { calendarFile } = context.get(servicesContext)
  const { language } = pageRequest({ params, context })
  const found = await orderByLink(ports.reads, params.token)
  if (!found?.date || found.date.calledOff || found.order.status.state !== 'confirmed')
    throw data(null, { status: 404 })
  const file = await calendarFile(found.date, language)
  return new Response(new Uint8Array(file.content), {
    headers: {
      ...noTraces,
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename}"`,
    },
  })
}
