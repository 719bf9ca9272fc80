import type { CiiPart } from './cii-part.ts'
import type { Rule } from './rule.ts'

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'

/** What XRechnung 3.0 asks beyond EN 16931 (BR-DE), with what it takes over from Peppol. */
export const xRechnungRules: Rule[] = [
  ['BR-DE-1', 'how to pay', ({ settlement }) => settlement.has('SpecifiedTradeSettlementPaymentMeans')],
  ['BR-DE-2', 'whom to ask', ({ seller }) => seller.has('DefinedTradeContact')],
  ['BR-DE-3', 'the seller’s city', ({ seller }) => seller.text('PostalTradeAddress/CityName') !== ''],
  ['BR-DE-4', 'the seller’s postal code', ({ seller }) => seller.text('PostalTradeAddress/PostcodeCode') !== ''],
  ['BR-DE-5', 'a name to ask for', ({ seller }) => seller.text('DefinedTradeContact/PersonName') !== ''],
  [
    'BR-DE-6',
    'a telephone number to call',
    ({ seller }) => seller.text('DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber') !== '',
  ],
  [
    'BR-DE-7',
    'an e-mail address to write to',
    ({ seller }) => seller.text('DefinedTradeContact/EmailURIUniversalCommunication/URIID') !== '',
  ],
  ['BR-DE-8', 'the buyer’s city', ({ buyer }) => buyer.text('PostalTradeAddress/CityName') !== ''],
  ['BR-DE-9', 'the buyer’s postal code', ({ buyer }) => buyer.text('PostalTradeAddress/PostcodeCode') !== ''],
  [
    'BR-DE-14',
    'a rate for each group, also where none is taxable',
    ({ groups }) => groups.every(({ rate }) => rate !== null),
  ],
  ['BR-DE-15', 'a reference of the buyer’s', ({ agreement }) => agreement.text('BuyerReference') !== ''],
  [
    'BR-DE-17',
    'a kind that XRechnung knows',
    ({ document }) => ['326', '380', '381', '384', '389', '875', '876', '877'].includes(document.text('TypeCode')),
  ],
  [
    'BR-DE-18-a',
    'terms of payment, with one description at the most: the official rule wants the terms themselves too',
    ({ settlement }) =>
      settlement.parts('SpecifiedTradePaymentTerms').some((terms) => terms.parts('Description').length < 2),
  ],
  [
    'BR-DE-19',
    'an IBAN with the right check digits',
    ({ settlement }) => transfers(settlement).every((means) => isIban(means.text(iban))),
  ],
  [
    'BR-DE-21',
    'that it is an XRechnung',
    ({ context }) => context.text('GuidelineSpecifiedDocumentContextParameter/ID') === specification,
  ],
  [
    'BR-DE-23-a',
    'the account of a transfer',
    ({ settlement }) => transfers(settlement).every((means) => means.has(iban)),
  ],
  [
    'BR-DE-26',
    'what a corrected invoice corrects',
    ({ document, settlement }) => document.text('TypeCode') !== '384' || settlement.has('InvoiceReferencedDocument'),
  ],
  [
    'BR-DE-27',
    'a telephone number with three digits at least',
    ({ seller }) =>
      seller.text('DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber').replace(/\D/g, '').length >= 3,
  ],
  [
    'BR-DE-28',
    'an e-mail address that looks like one',
    ({ seller }) =>
      /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(
        seller.text('DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
      ),
  ],
  [
    'BR-DE-TMP-32',
    'when the service is given',
    ({ delivery, settlement }) =>
      delivery.has('ActualDeliverySupplyChainEvent/OccurrenceDateTime') || settlement.has('BillingSpecifiedPeriod'),
  ],
  [
    'PEPPOL-EN16931-R001',
    'the business process',
    ({ context }) => context.text('BusinessProcessSpecifiedDocumentContextParameter/ID') !== '',
  ],
  ['PEPPOL-EN16931-R010', 'the buyer’s electronic address', ({ buyer }) => buyer.text(address) !== ''],
  ['PEPPOL-EN16931-R020', 'the seller’s electronic address', ({ seller }) => seller.text(address) !== ''],
]

const address = 'URIUniversalCommunication/URIID'
const iban = 'PayeePartyCreditorFinancialAccount/IBANID'

/** Payment by transfer (30) or SEPA transfer (58). */
function transfers(settlement: CiiPart): CiiPart[] {
  return settlement
    .parts('SpecifiedTradeSettlementPaymentMeans')
    .filter((means) => ['30', '58'].includes(means.text('TypeCode')))
}

/** ISO 13616: A is 10, country and check digits move to the end, and the remainder modulo 97 is one. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (character) =>
    String(character.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
