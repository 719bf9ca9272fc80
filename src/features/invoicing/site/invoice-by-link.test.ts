import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type ServicePorts, servicePortsContext } from '#features/context.ts'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { invoiceByLink } from './invoice-by-link.ts'

const token = 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'

/** An order of which there is no invoice yet, as one that waits for its payment. */
const context = new RouterContextProvider()
const reads = {
  ...emptyReads,
  subjectOfLink: async () => donauwerkOrder.id,
  orderWithDate: async () => ({ order: donauwerkOrder, date: fl2dInVienna }),
  invoices: async () => [],
}
// as: a loader of invoices asks for nothing else
context.set(servicePortsContext, { reads } as unknown as ServicePorts)

it.each(['invoice', 'invoice.pdf', 'invoice.xml', 'invoice?number=R-2026-0001'])(
  'leads from %s to the order as long as there is no invoice: a right link is no guess',
  async (name) => {
    const request = new Request(`https://flightlevels.example/de/order/${token}/${name}`)
    const answer = await invoiceByLink(context, token, request).catch((thrown: Response) => thrown)
    if (!(answer instanceof Response)) throw new Error('there is no invoice')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/de/order/${token}`])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  },
)
