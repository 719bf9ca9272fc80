import type { Invoice as EInvoice } from '@e-invoice-eu/core'
import { amountDue, prepaidOf } from '#domain/invoice/amount-due.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { paymentNote } from '#domain/invoice/payment-note.ts'
import { vatCategory } from '#domain/invoice/vat-category.ts'
import { amount, currency } from './e-invoice-amount.ts'
import { lineOf } from './e-invoice-line.ts'
import { buyerParty, sellerParty } from './e-invoice-party.ts'
import { taxTotal } from './e-invoice-tax.ts'

/** UNTDID 1001: a commercial invoice, and a corrected one, whose amounts may be negative and which names what it corrects. */
const typeCodes = { invoice: '380', cancellation: '384' } as const

/**
 * An invoice in the terms of EN 16931, from which the library writes every syntax (Factur-X, XRechnung). The numbers BT-… in comments
 * are those of the standard.
 */
export function eInvoiceOf(invoice: Invoice): EInvoice {
  const { kind, number, issuedOn, cancels, payment, service, order, buyer } = invoice
  // What is not taxable may name no VAT ids (BR-O-02).
  const namesVatIds = !invoice.vat.some((group) => vatCategory(invoice, group) === 'O')
  const terms = paymentNote(invoice)?.[invoice.language]
  const document = {
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    ...(payment.state === 'due' ? { 'cbc:DueDate': payment.on } : {}),
    'cbc:InvoiceTypeCode': typeCodes[kind],
    'cbc:DocumentCurrencyCode': currency,
    // BT-10: XRechnung asks for one; without a cost centre of the buyer's it is the number by which we know them.
    'cbc:BuyerReference': buyer.department ?? order.customerNumber,
    'cac:InvoicePeriod': { 'cbc:StartDate': service.from, 'cbc:EndDate': service.to },
    'cac:OrderReference': { 'cbc:SalesOrderID': order.number },
    ...(cancels
      ? {
          'cac:BillingReference': [
            { 'cac:InvoiceDocumentReference': { 'cbc:ID': cancels.number, 'cbc:IssueDate': cancels.issuedOn } },
          ],
        }
      : {}),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(invoice, namesVatIds) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice, namesVatIds) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': service.to },
    'cac:PaymentMeans': [paymentMeans(invoice)],
    ...(terms ? { 'cac:PaymentTerms': { 'cbc:Note': terms } } : {}),
    'cac:TaxTotal': taxTotal(invoice),
    'cac:LegalMonetaryTotal': totals(invoice),
    'cac:InvoiceLine': invoice.lines.map((line, index) => lineOf(invoice, line, index)),
  }
  // The library's types are literal unions of whole code lists; its schema check, which every document passes, is the real one.
  return { 'ubl:Invoice': document } as unknown as EInvoice
}

/** UNTDID 4461: a SEPA transfer to our account, an online payment that has been made, or nothing to be paid. */
function paymentMeans({ payment, seller, number }: Invoice) {
  if (payment.state === 'paid') return { 'cbc:PaymentMeansCode': '68' }
  if (payment.state === 'cancelled') return { 'cbc:PaymentMeansCode': '1' }
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': seller.bank.iban,
      'cbc:Name': seller.name,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bank.bic },
    },
  }
}

function totals(invoice: Invoice) {
  const { net, gross } = invoice
  const prepaid = prepaidOf(invoice)
  return {
    ...amount('cbc:LineExtensionAmount', net),
    ...amount('cbc:TaxExclusiveAmount', net),
    ...amount('cbc:TaxInclusiveAmount', gross),
    ...(prepaid === 0 ? {} : amount('cbc:PrepaidAmount', prepaid)),
    ...amount('cbc:PayableAmount', amountDue(invoice)),
  }
}
