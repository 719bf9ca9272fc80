import type { ApiRoute } from './api-route.ts'
import { bookingRoutes } from './routes/booking-routes.ts'
import { dateRoutes } from './routes/date-routes.ts'
import { invoiceRoutes } from './routes/invoice-routes.ts'
import { webhookRoutes } from './routes/webhook-routes.ts'

/** Every route of the API that asks for a key. The server answers by this table, and `/api/openapi.json` is made from it. */
export const apiRoutes: readonly ApiRoute[] = [...dateRoutes, ...bookingRoutes, ...invoiceRoutes, ...webhookRoutes]
