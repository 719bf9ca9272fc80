import { expect, it } from 'vitest'
import { factsOf, fileView } from './file-view.ts'

it('reads an order out by what is there', () => {
  const row = {
    number: '2026-0001',
    placed_at: '2026-11-21T08:30:00+00:00',
    booker: { firstName: 'Lena', lastName: 'Hofstätter', email: 'lena@post.example' },
    invoice: { street: 'Lindenhof 3', postalCode: '1050', city: 'Wien', country: 'AT' },
    state: 'cancelled',
    quote: { gross: 238_800 },
  }
  expect(factsOf({ kind: 'orders', row })).toEqual([
    { field: 'number', value: '2026-0001', format: 'text' },
    { field: 'when', value: '2026-11-21T08:30:00+00:00', format: 'moment' },
    { field: 'status', value: 'cancelled', format: 'state' },
    { field: 'name', value: 'Lena Hofstätter', format: 'text' },
    { field: 'email', value: 'lena@post.example', format: 'text' },
    { field: 'address', value: 'Lindenhof 3, 1050 Wien', format: 'text' },
    { field: 'country', value: 'AT', format: 'country' },
    { field: 'amount', value: '238800', format: 'cents' },
  ])
})

it('shows no where someone was absent, and nothing where nothing is known', () => {
  expect(factsOf({ kind: 'attendance', row: { attended: false, noted_at: null } })).toEqual([
    { field: 'attended', value: 'false', format: 'flag' },
  ])
})

it.each([
  [
    'money to refund',
    { reason: 'refund-due', role: 'booker', number: '2026-0034', orderId: 'o' },
    '/office/bookings/o',
  ],
  ['a withdrawal', { reason: 'open-withdrawal', number: '2026-0034', withdrawalId: 'w' }, '/office/withdrawals/w'],
  ['an account', { reason: 'member' }, '/office/members'],
] as const)('leads from what prevents an erasure to its booking or declaration (%s)', (_, obstacle, href) => {
  const file = { address: 'lena@post.example', addressVariants: [], names: [], bookings: [], entries: [] }
  const plan = {
    obstacles: [obstacle],
    lines: [],
    ordersToCancel: [],
    ordersToAnonymise: [],
    ordersToDelete: [],
    registrationsToDelete: [],
  }
  expect(fileView({ file, plan, erasures: [] }).obstacles).toMatchObject([{ link: { href } }])
})
