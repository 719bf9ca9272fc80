import { expect, it } from 'vitest'
import { addressForm } from '#domain/order/order-forms.ts'
import { bookingForms } from '#features/booking/office/dispatch-booking-action.ts'
import { readNamedForm } from './read-office-form.ts'

const address = {
  'invoice.company': 'Umbenannt Holding AG',
  'invoice.street': 'Neue Gasse 1',
  'invoice.postalCode': '1050',
  'invoice.city': 'Wien',
  'invoice.country': 'AT',
  'invoice.noVatId': 'on',
  reason: 'Firma umbenannt',
}

function sent(fields: Record<string, string>): Request {
  return new Request('https://office.example', { method: 'POST', body: new URLSearchParams(fields) })
}

it('reads the new invoice address of Umbenannt, whose fields lead into a part of the form', async () => {
  const read = await readNamedForm(sent(address), addressForm, bookingForms.address.names)
  expect(read).toMatchObject({
    ok: true,
    value: { invoice: { company: 'Umbenannt Holding AG', street: 'Neue Gasse 1', country: 'AT' } },
  })
})

it('reads no name that was never given out, and keeps what is wrong with those that were', async () => {
  const forged = { ...address, 'invoice.street': '', 'list[999999999]': 'x', 'invoice.other': 'x' }
  const read = await readNamedForm(sent(forged), addressForm, bookingForms.address.names)
  expect(read.ok).toBe(false)
  expect(Object.keys(read.sent.values)).not.toContain('list[999999999]')
  expect(Object.keys(read.sent.errors)).toEqual(['invoice.street'])
})
