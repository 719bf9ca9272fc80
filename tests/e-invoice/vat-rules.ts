import type { CiiInvoice, CiiLine } from './cii-invoice.ts'
import { type Rule, sum } from './rule.ts'

/** What EN 16931 asks of standard rates (S), reverse charge (AE), what is exempt (E) and what is not taxable (O). */
export const vatRules: Rule[] = [
  [
    'BR-S-01',
    'where a line is taxed, a group is',
    (invoice) => !uses(invoice, 'S') || groupsOf(invoice, 'S').length > 0,
  ],
  ...(['AE', 'E', 'O'] as const).map(
    (category): Rule => [
      `BR-${category}-01`,
      'lines without VAT have one group of their kind, and the group has lines',
      (invoice) => groupsOf(invoice, category).length === (uses(invoice, category) ? 1 : 0),
    ],
  ),
  ...(['S', 'E'] as const).map(
    (category): Rule => [
      `BR-${category}-02`,
      'the seller has a VAT id or tax number',
      (invoice) => !uses(invoice, category) || taxIds(invoice.seller).length > 0,
    ],
  ),
  [
    'BR-AE-02',
    'with reverse charge both say who they are for the tax office',
    (invoice) =>
      !uses(invoice, 'AE') ||
      (taxIds(invoice.seller).length > 0 &&
        (taxIds(invoice.buyer, ['VA']).length > 0 || invoice.buyer.has('SpecifiedLegalOrganization/ID'))),
  ],
  [
    'BR-O-02',
    'what is not taxable names no VAT ids',
    (invoice) =>
      !uses(invoice, 'O') || taxIds(invoice.seller, ['VA']).length + taxIds(invoice.buyer, ['VA']).length === 0,
  ],
  ['BR-S-05', 'a taxed line has a rate', ({ lines }) => of(lines, 'S').every(({ rate }) => (rate ?? 0) > 0)],
  [
    'BR-AE-05',
    'reverse charge is at the rate of nothing',
    ({ lines }) => of(lines, 'AE').every(({ rate }) => rate === 0),
  ],
  [
    'BR-E-05',
    'what is exempt is at the rate of nothing',
    ({ lines }) => of(lines, 'E').every(({ rate }) => rate === 0),
  ],
  [
    'BR-O-05',
    'what is not taxable has no rate at all',
    ({ lines }) => of(lines, 'O').every(({ rate }) => rate === null),
  ],
  ...(['S', 'AE', 'E', 'O'] as const).map(
    (category): Rule => [
      `BR-${category}-08`,
      'the net of a group is that of its lines',
      (invoice) =>
        groupsOf(invoice, category).every(
          ({ basis, rate }) =>
            basis ===
            sum(
              of(invoice.lines, category)
                // a line that is not taxable has no rate, its group may have zero
                .filter((line) => category === 'O' || line.rate === rate)
                .map(({ net }) => net),
            ),
        ),
    ],
  ),
  [
    'BR-S-09',
    'the VAT of a group is less than a unit of currency away from its rate of its net',
    (invoice) =>
      groupsOf(invoice, 'S').every(
        ({ basis, vat, rate }) => Math.abs(Math.abs(vat) - Math.round(Math.abs(basis) * (rate ?? 0)) / 100) < 100,
      ),
  ],
  ...(['AE', 'E', 'O'] as const).map(
    (category): Rule => [
      `BR-${category}-09`,
      'without VAT there is no VAT',
      (invoice) => groupsOf(invoice, category).every(({ vat }) => vat === 0),
    ],
  ),
  [
    'BR-S-10',
    'what is taxed gives no reason for no VAT',
    (invoice) => groupsOf(invoice, 'S').every(({ reason, code }) => reason === '' && code === ''),
  ],
  ...(['AE', 'E', 'O'] as const).map(
    (category): Rule => [
      `BR-${category}-10`,
      'without VAT there is a reason, and its code where there is one',
      (invoice) => groupsOf(invoice, category).every(({ reason, code }) => reason !== '' && code === codes[category]),
    ],
  ),
  [
    'BR-O-11',
    'what is not taxable is the only group',
    (invoice) => groupsOf(invoice, 'O').length === 0 || invoice.groups.length === 1,
  ],
  [
    'BR-O-12',
    'no line beside what is not taxable is anything else',
    (invoice) => groupsOf(invoice, 'O').length === 0 || of(invoice.lines, 'O').length === invoice.lines.length,
  ],
]

/** Codes of the list VATEX; an exemption of our kind has none there. */
const codes = { AE: 'VATEX-EU-AE', E: '', O: 'VATEX-EU-O' }

function of(lines: CiiLine[], category: string): CiiLine[] {
  return lines.filter((line) => line.category === category)
}

function uses({ lines }: CiiInvoice, category: string): boolean {
  return of(lines, category).length > 0
}

function groupsOf({ groups }: CiiInvoice, category: string): CiiInvoice['groups'] {
  return groups.filter((group) => group.category === category)
}

/** VA is a VAT id, FC a tax number. */
function taxIds(party: CiiInvoice['seller'], schemes = ['VA', 'FC']): string[] {
  return party
    .parts('SpecifiedTaxRegistration/ID')
    .filter((id) => schemes.includes(id.attribute('schemeID')))
    .map((id) => id.content)
}
