import { z } from 'zod'
import { type ApiRoute, apiRoute } from './api-route.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { invoiceListSchema, invoiceOf, invoiceSchema } from './invoice.ts'
import { Problem } from './problem.ts'

const params = z.object({ number: z.string().max(40).meta({ description: 'R-2026-0001' }) })

const query = z.object({
  from: z.iso.date().optional().meta({ description: 'First day of issue, in Vienna.' }),
  to: z.iso.date().optional().meta({ description: 'Last day of issue.' }),
  cursor: z.string().max(300).optional().meta({ description: 'The `next` of the page before.' }),
})

/** Invoices as they were issued. */
export const invoiceRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices',
    id: 'listInvoices',
    summary: 'Invoices and cancellations, newest first, fifty to a page',
    scope: 'invoices:read',
    params: null,
    query,
    body: null,
    answers: { status: 200, description: 'A page.', schema: invoiceListSchema },
    problems: [422],
    async answer({ query: { cursor, ...search }, useCases, siteUrl }) {
      const { invoices, next } = await useCases.invoiceList.search(search, placeOf(cursor, isNumber))
      return { status: 200, body: { data: invoices.map((listed) => invoiceOf(listed, siteUrl)), next: cursorOf(next) } }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices/{number}',
    id: 'getInvoice',
    summary: 'One invoice',
    scope: 'invoices:read',
    params,
    query: null,
    body: null,
    answers: { status: 200, description: 'The invoice.', schema: invoiceSchema },
    problems: [404],
    async answer({ params: { number }, useCases, siteUrl }) {
      const found = isNumber(number) ? await useCases.invoiceList.byNumber(number) : null
      if (!found) throw new Problem(404)
      return { status: 200, body: invoiceOf(found, siteUrl) }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices/{number}/pdf',
    id: 'getInvoiceDocument',
    summary: 'One invoice as a PDF, with its data inside',
    scope: 'invoices:read',
    params,
    query: null,
    body: null,
    answers: { status: 200, description: 'The document.', schema: 'pdf' },
    problems: [404],
    async answer({ params: { number }, useCases }) {
      const found = isNumber(number) ? await useCases.invoiceList.byNumber(number) : null
      if (!found) throw new Problem(404)
      return { status: 200, file: await useCases.invoicePdf(found.invoice) }
    },
  }),
]

function isNumber(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text)
}
