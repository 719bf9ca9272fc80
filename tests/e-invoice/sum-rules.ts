import type { CiiInvoice } from './cii-invoice.ts'
import { type Rule, sum } from './rule.ts'

/** What EN 16931 asks of sums; all to the cent, but for BR-CO-17, which leaves a whole unit of currency to how groups are rounded. */
export const sumRules: Rule[] = [
  [
    'BR-CO-10',
    'the net of the lines is the sum of the lines',
    ({ totals, lines }) => totals.amount('LineTotalAmount') === sum(lines.map(({ net }) => net)),
  ],
  ['BR-CO-11', 'allowances are named where they are summed', ({ totals }) => allowed(totals, 'AllowanceTotalAmount')],
  ['BR-CO-12', 'charges are named where they are summed', ({ totals }) => allowed(totals, 'ChargeTotalAmount')],
  [
    'BR-CO-13',
    'the net is that of the lines, since there are neither allowances nor charges on the whole',
    ({ totals, settlement }) =>
      !settlement.has('SpecifiedTradeAllowanceCharge') &&
      totals.amount('TaxBasisTotalAmount') === totals.amount('LineTotalAmount'),
  ],
  [
    'BR-CO-14',
    'the VAT is the sum of the groups',
    ({ totals, groups }) => totals.amount('TaxTotalAmount') === sum(groups.map(({ vat }) => vat)),
  ],
  [
    'BR-CO-15',
    'net and VAT make the total, with one VAT in the currency of the invoice',
    ({ totals, settlement }) =>
      totals
        .parts('TaxTotalAmount')
        .filter((vat) => vat.attribute('currencyID') === settlement.text('InvoiceCurrencyCode')).length === 1 &&
      totals.amount('GrandTotalAmount') === totals.amount('TaxBasisTotalAmount') + totals.amount('TaxTotalAmount'),
  ],
  [
    'BR-CO-16',
    'what is due is the total without what has been paid',
    ({ totals }) =>
      !totals.has('RoundingAmount') &&
      totals.amount('DuePayableAmount') ===
        totals.amount('GrandTotalAmount') -
          (totals.has('TotalPrepaidAmount') ? totals.amount('TotalPrepaidAmount') : 0),
  ],
  [
    'BR-CO-17',
    'the VAT of a group is its rate of its net',
    ({ groups }) => groups.every(({ basis, vat, rate }) => Math.abs(Math.abs(vat) - vatOf(basis, rate)) <= 100),
  ],
  [
    'PEPPOL-EN16931-R120',
    'a line is its quantity at its price',
    ({ lines }) => lines.every(({ price, quantity, net }) => price * quantity === net),
  ],
  [
    'BR-DEC-09 to BR-DEC-23',
    'amounts have two decimals at the most',
    ({ totals, settlement, lines }) =>
      [
        ...summed.map((name) => totals.text(name)),
        ...settlement
          .parts('ApplicableTradeTax')
          .flatMap((tax) => [tax.text('BasisAmount'), tax.text('CalculatedAmount')]),
        ...lines.map(({ part }) => part.text(lineTotal)),
      ].every((text) => (text.split('.')[1] ?? '').length <= 2),
  ],
]

const summed = ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount']
const lineTotal = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'

/** No document of ours has allowances or charges on the whole; what is given back is a line. */
function allowed(totals: CiiInvoice['totals'], name: string): boolean {
  return !totals.has(name) || totals.amount(name) === 0
}

function vatOf(basis: number, rate: number | null): number {
  return Math.round((Math.abs(basis) * (rate ?? 0)) / 100)
}
