import { type CiiPart, readCii } from './cii-part.ts'

/** An invoice as another program reads it from the file, independent of our model. */
export interface CiiInvoice {
  context: CiiPart
  document: CiiPart
  agreement: CiiPart
  seller: CiiPart
  buyer: CiiPart
  delivery: CiiPart
  settlement: CiiPart
  /** BG-22 */
  totals: CiiPart
  /** BG-25 */
  lines: CiiLine[]
  /** BG-23 */
  groups: CiiGroup[]
}

/** Amounts in cents. */
export interface CiiLine {
  part: CiiPart
  price: number
  quantity: number
  net: number
  category: string
  /** null where none is given. */
  rate: number | null
}

export interface CiiGroup {
  basis: number
  vat: number
  category: string
  rate: number | null
  reason: string
  code: string
}

export function ciiInvoice(xml: string): CiiInvoice {
  const root = readCii(xml)
  const transaction = only(root, 'SupplyChainTradeTransaction')
  const agreement = only(transaction, 'ApplicableHeaderTradeAgreement')
  const settlement = only(transaction, 'ApplicableHeaderTradeSettlement')
  return {
    context: only(root, 'ExchangedDocumentContext'),
    document: only(root, 'ExchangedDocument'),
    agreement,
    seller: only(agreement, 'SellerTradeParty'),
    buyer: only(agreement, 'BuyerTradeParty'),
    delivery: only(transaction, 'ApplicableHeaderTradeDelivery'),
    settlement,
    totals: only(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    lines: transaction.parts('IncludedSupplyChainTradeLineItem').map(lineOf),
    groups: settlement.parts('ApplicableTradeTax').map(groupOf),
  }
}

function only(part: CiiPart, name: string): CiiPart {
  const [found, ...more] = part.parts(name)
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} × ${name}`)
  return found
}

function lineOf(part: CiiPart): CiiLine {
  const lineSettlement = 'SpecifiedLineTradeSettlement'
  return {
    part,
    price: part.amount('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    quantity: Number(part.text('SpecifiedLineTradeDelivery/BilledQuantity') || Number.NaN),
    net: part.amount(`${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`),
    category: part.text(`${lineSettlement}/ApplicableTradeTax/CategoryCode`),
    rate: rateOf(part.text(`${lineSettlement}/ApplicableTradeTax/RateApplicablePercent`)),
  }
}

function groupOf(part: CiiPart): CiiGroup {
  return {
    basis: part.amount('BasisAmount'),
    vat: part.amount('CalculatedAmount'),
    category: part.text('CategoryCode'),
    rate: rateOf(part.text('RateApplicablePercent')),
    reason: part.text('ExemptionReason'),
    code: part.text('ExemptionReasonCode'),
  }
}

function rateOf(text: string): number | null {
  return text === '' ? null : Number(text)
}
