import { isoCountries } from './iso-countries.ts'
import type { Rule } from './rule.ts'

const day = 'DateTimeString'

/** What EN 16931 requires of an invoice (BR-01 to BR-65, BR-CO), as far as it applies to ours. */
export const contentRules: Rule[] = [
  ['BR-01', 'the specification', ({ context }) => context.text('GuidelineSpecifiedDocumentContextParameter/ID') !== ''],
  ['BR-02', 'a number', ({ document }) => document.text('ID') !== ''],
  ['BR-03', 'a day of issue', ({ document }) => document.text(`IssueDateTime/${day}`) !== ''],
  ['BR-04', 'what kind of invoice it is', ({ document }) => document.text('TypeCode') !== ''],
  ['BR-05', 'a currency', ({ settlement }) => settlement.text('InvoiceCurrencyCode') !== ''],
  ['BR-06', 'the seller’s name', ({ seller }) => seller.text('Name') !== ''],
  ['BR-07', 'the buyer’s name', ({ buyer }) => buyer.text('Name') !== ''],
  ['BR-09', 'the seller’s country', ({ seller }) => isoCountries.has(seller.text('PostalTradeAddress/CountryID'))],
  ['BR-11', 'the buyer’s country', ({ buyer }) => isoCountries.has(buyer.text('PostalTradeAddress/CountryID'))],
  ['BR-12', 'the net of the lines', ({ totals }) => totals.has('LineTotalAmount')],
  ['BR-13', 'the net', ({ totals }) => totals.has('TaxBasisTotalAmount')],
  ['BR-14', 'the total', ({ totals }) => totals.has('GrandTotalAmount')],
  ['BR-15', 'what is due', ({ totals }) => totals.has('DuePayableAmount')],
  ['BR-16', 'a line', ({ lines }) => lines.length > 0],
  [
    'BR-21',
    'a number of each line',
    ({ lines }) => lines.every(({ part }) => part.text('AssociatedDocumentLineDocument/LineID') !== ''),
  ],
  ['BR-22', 'how many', ({ lines }) => lines.every(({ quantity }) => !Number.isNaN(quantity))],
  [
    'BR-23',
    'of which unit',
    ({ lines }) =>
      lines.every(({ part }) =>
        part
          .parts('SpecifiedLineTradeDelivery/BilledQuantity')
          .every((quantity) => quantity.attribute('unitCode') !== ''),
      ),
  ],
  ['BR-24', 'the net of each line', ({ lines }) => lines.every(({ net }) => !Number.isNaN(net))],
  ['BR-25', 'what it is for', ({ lines }) => lines.every(({ part }) => part.text('SpecifiedTradeProduct/Name') !== '')],
  ['BR-26', 'a price of one', ({ lines }) => lines.every(({ price }) => !Number.isNaN(price))],
  ['BR-27', 'which is not negative', ({ lines }) => lines.every(({ price }) => price >= 0)],
  [
    'BR-29',
    'a period that ends after it begins',
    ({ settlement }) =>
      settlement.text(`BillingSpecifiedPeriod/EndDateTime/${day}`) >=
      settlement.text(`BillingSpecifiedPeriod/StartDateTime/${day}`),
  ],
  ['BR-45', 'the net of each group of VAT', ({ groups }) => groups.every(({ basis }) => !Number.isNaN(basis))],
  ['BR-46', 'its VAT', ({ groups }) => groups.every(({ vat }) => !Number.isNaN(vat))],
  ['BR-47', 'its category', ({ groups }) => groups.every(({ category }) => category !== '')],
  [
    'BR-48',
    'its rate, unless it is not taxable',
    ({ groups }) => groups.every(({ rate, category }) => rate !== null || category === 'O'),
  ],
  [
    'BR-49',
    'how it is paid',
    ({ settlement }) =>
      settlement.parts('SpecifiedTradeSettlementPaymentMeans').every((means) => means.text('TypeCode') !== ''),
  ],
  [
    'BR-55',
    'the number of the invoice that it takes back',
    ({ settlement }) =>
      settlement.parts('InvoiceReferencedDocument').every((document) => document.text('IssuerAssignedID') !== ''),
  ],
  [
    'BR-61',
    'the account that a transfer goes to',
    ({ settlement }) =>
      settlement
        .parts('SpecifiedTradeSettlementPaymentMeans')
        .filter((means) => ['30', '58'].includes(means.text('TypeCode')))
        .every((means) => means.text('PayeePartyCreditorFinancialAccount/IBANID') !== ''),
  ],
  ...(['seller', 'buyer'] as const).map(
    (party): Rule => [
      party === 'seller' ? 'BR-62' : 'BR-63',
      'the scheme of an electronic address',
      (invoice) =>
        invoice[party]
          .parts('URIUniversalCommunication/URIID')
          .every((address) => address.attribute('schemeID') !== ''),
    ],
  ),
  ['BR-CO-04', 'how each line is taxed', ({ lines }) => lines.every(({ category }) => category !== '')],
  [
    'BR-CO-09',
    'VAT ids that begin with their country',
    ({ seller, buyer }) =>
      [seller, buyer]
        .flatMap((party) => party.parts('SpecifiedTaxRegistration/ID'))
        .filter((id) => id.attribute('schemeID') === 'VA')
        .every(({ content }) => isoCountries.has(content.slice(0, 2)) || content.startsWith('EL')),
  ],
  ['BR-CO-18', 'a group of VAT', ({ groups }) => groups.length > 0],
  [
    'BR-CO-25',
    'until when what is due is to be paid',
    ({ totals, settlement }) =>
      totals.amount('DuePayableAmount') <= 0 ||
      settlement.has('SpecifiedTradePaymentTerms/DueDateDateTime') ||
      settlement.has('SpecifiedTradePaymentTerms/Description'),
  ],
  [
    'BR-CO-26',
    'a number of the seller’s in a register',
    ({ seller }) => seller.has('SpecifiedLegalOrganization/ID') || seller.has('SpecifiedTaxRegistration/ID'),
  ],
]
