import type { ApiRoute } from './api-route.ts'
import { bookingRoutes } from './booking-routes.ts'
import { dateRoutes } from './date-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Every route of the API that asks for a key. The server answers by this table, and `/api/openapi.json` is made from it. */
export const apiRoutes: readonly ApiRoute[] = [...dateRoutes, ...bookingRoutes, ...invoiceRoutes, ...webhookRoutes]
