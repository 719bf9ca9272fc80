import { expect, it } from 'vitest'
import { withEntered } from '#features/booking/site/use-order-form.ts'

const draft = {
  tickets: '4',
  booker: { firstName: 'Clara', lastName: 'Sailer' },
  participants: [{ email: 'a@b.example' }],
}

it.each<[string, [string, string][], object]>([
  ['nothing', [], draft],
  ['another number', [['tickets', '7']], { ...draft, tickets: '7' }],
  [
    'a name and a box without its tick',
    [
      ['booker.firstName', 'Eilig'],
      ['newsletter', ''],
    ],
    { ...draft, booker: { firstName: 'Eilig', lastName: 'Sailer' }, newsletter: '' },
  ],
  ['a participant', [['participants[0].email', 'c@d.example']], { ...draft, participants: [{ email: 'c@d.example' }] }],
  ['a part that the draft lacks', [['invoice.city', 'Kiel']], { ...draft, invoice: { city: 'Kiel' } }],
  [
    'a person that the draft lacks',
    [['participants[1].email', 'c@d.example']],
    { ...draft, participants: [{ email: 'a@b.example' }, { email: 'c@d.example' }] },
  ],
])('a draft has what was entered since: %s', (_, entered, expected) => {
  const before = structuredClone(draft)
  expect(withEntered(draft, entered)).toEqual(expected)
  expect(draft).toEqual(before)
})
