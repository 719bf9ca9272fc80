import type { Invoice as EInvoice } from '@e-invoice-eu/core'
import {
  amountDue,
  type Invoice,
  type InvoiceLine,
  prepaidOf,
  type VatCategory,
  vatCategory,
} from '#domain/invoice/invoice.ts'
import { lineName, paymentNote, taxNote } from '#domain/invoice/line-name.ts'
import type { Cents } from '#domain/money.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { VatLine } from '#domain/pricing/quote.ts'
import { isEuCountry } from '#domain/tax/tax.ts'
import { archivedPdf, drawnInvoice } from './drawn-invoice.tsx'
import { invoiceText } from './invoice-sheet.ts'

const currency = 'EUR'

/** An amount as the standard writes it, with the currency beside it: '1990.00', '-79.00'. */
function amount(name: string, cents: Cents): Record<string, string> {
  return { [name]: decimal(cents), [`${name}@currencyID`]: currency }
}

function decimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** VATEX codes: the reasons for no VAT that apply in every country. Other exemptions have their reason in words. */
const reasonCodes: Partial<Record<VatCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' }

/** How a line is taxed. What is not subject to VAT has no rate, not even zero (BR-O-05). */
function taxCategory(invoice: Invoice, group: VatLine) {
  const code = vatCategory(invoice, group)
  return {
    'cbc:ID': code,
    ...(code === 'O' ? {} : { 'cbc:Percent': String(group.rate) }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** The VAT of an invoice: one subtotal for each category and rate, since the standard does not distinguish countries (BR-S-08). */
function taxTotal(invoice: Invoice) {
  const merged = new Map<string, VatLine>()
  for (const group of invoice.vat) {
    const key = `${vatCategory(invoice, group)} ${group.rate}`
    const same = merged.get(key)
    merged.set(key, same ? { ...same, net: same.net + group.net, vat: same.vat + group.vat } : group)
  }
  return [
    {
      ...amount('cbc:TaxAmount', invoice.gross - invoice.net),
      'cac:TaxSubtotal': [...merged.values()].map((group) => subtotal(invoice, group)),
    },
  ]
}

function subtotal(invoice: Invoice, group: VatLine) {
  const { 'cac:TaxScheme': scheme, ...category } = taxCategory(invoice, group)
  // unlike a line, a group has a rate in any case: XRechnung asks for one also where nothing is taxable (BR-DE-14)
  const rate = 'cbc:Percent' in category ? {} : { 'cbc:Percent': '0' }
  const code = reasonCodes[vatCategory(invoice, group)]
  const reason = taxNote(group)?.[invoice.language]
  return {
    ...amount('cbc:TaxableAmount', group.net),
    ...amount('cbc:TaxAmount', group.vat),
    'cac:TaxCategory': {
      ...category,
      ...rate,
      ...(code ? { 'cbc:TaxExemptionReasonCode': code } : {}),
      ...(reason ? { 'cbc:TaxExemptionReason': reason } : {}),
      'cac:TaxScheme': scheme,
    },
  }
}

/** Electronic addresses are e-mail addresses (code list EAS). */
const emailScheme = 'EM'

/** The seller, BG-4. */
function sellerParty({ seller }: Invoice, namesVatIds: boolean) {
  return {
    'cbc:EndpointID': seller.email,
    'cbc:EndpointID@schemeID': emailScheme,
    'cac:PartyName': { 'cbc:Name': seller.name },
    'cac:PostalAddress': addressOf(seller),
    ...(namesVatIds ? { 'cac:PartyTaxScheme': [vatId(seller.vatId)] } : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name, 'cbc:CompanyID': seller.registerNumber },
    'cac:Contact': {
      'cbc:Name': seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  }
}

/** The buyer, BG-7. */
function buyerParty({ buyer }: Invoice, namesVatIds: boolean) {
  return {
    'cbc:EndpointID': buyer.email,
    'cbc:EndpointID@schemeID': emailScheme,
    'cac:PartyName': { 'cbc:Name': buyer.name },
    'cac:PostalAddress': addressOf(buyer),
    ...(namesVatIds && buyer.vatId && saysItsCountry(buyer.vatId, buyer.country)
      ? { 'cac:PartyTaxScheme': vatId(buyer.vatId) }
      : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
    'cac:Contact': { 'cbc:Name': buyer.contact, 'cbc:ElectronicMail': buyer.email },
  }
}

/** A VAT id must begin with its country (BR-CO-09); outside the EU people may have written anything. */
function saysItsCountry(id: string, country: string): boolean {
  return isEuCountry(country) || id.startsWith(country)
}

function vatId(id: string) {
  return { 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
}

interface Address {
  street: string
  department?: string | undefined
  city: string
  postalCode: string
  country: string
}

function addressOf({ street, department, city, postalCode, country }: Address) {
  return {
    'cbc:StreetName': street,
    ...(department ? { 'cbc:AdditionalStreetName': department } : {}),
    'cbc:CityName': city,
    'cbc:PostalZone': postalCode,
    'cac:Country': { 'cbc:IdentificationCode': codesOfTheirOwn[country] ?? country },
  }
}

/** Kosovo has no code of ISO 3166: XK is in common use, the code list of EN 16931 has 1A (BR-CL-14). */
const codesOfTheirOwn: Record<string, string> = { XK: '1A' }

/** UN/ECE Recommendation 20: one piece. */
const piece = 'C62'

/** A line of EN 16931: what is taken back has a negative quantity, never a negative price (BR-27). */
function lineOf(invoice: Invoice, line: InvoiceLine, index: number) {
  const group = invoice.vat[line.vatIndex]
  if (!group) throw new Error(`a line of ${invoice.number} belongs to no VAT`)
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(line.quantity),
    'cbc:InvoicedQuantity@unitCode': piece,
    ...amount('cbc:LineExtensionAmount', line.net),
    'cac:Item': {
      'cbc:Name': lineName(line, invoice.language),
      'cac:ClassifiedTaxCategory': taxCategory(invoice, group),
    },
    'cac:Price': amount('cbc:PriceAmount', line.unitNet),
  }
}

/** UNTDID 1001: a commercial invoice, and a corrected one, whose amounts may be negative and which names what it corrects. */
const typeCodes = { invoice: '380', cancellation: '384' } as const

/** An invoice in the terms of EN 16931, from which the library writes Factur-X and XRechnung. BT-… are numbers of the standard. */
function eInvoiceOf(invoice: Invoice, isTrial: boolean): EInvoice {
  const { kind, number, issuedOn, cancels, payment, service, order, buyer } = invoice
  // What is not taxable may name no VAT ids (BR-O-02).
  const namesVatIds = !invoice.vat.some((group) => vatCategory(invoice, group) === 'O')
  const terms = paymentNote(invoice)?.[invoice.language]
  const document = {
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    ...(payment.state === 'due' ? { 'cbc:DueDate': payment.on } : {}),
    'cbc:InvoiceTypeCode': typeCodes[kind],
    // BT-22
    ...(isTrial ? { 'cbc:Note': [invoiceText(invoice.language)('trial')] } : {}),
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

/**
 * UNTDID 4461: a SEPA transfer to our account, made or to be made (58), a payment through the online provider (68), or nothing to be paid (1). Not 48
 * or 54, whose card number only the provider knows and XRechnung asks for (BR-DE-24).
 */
function paymentMeans({ payment, seller, number }: Invoice) {
  if (payment.state === 'paid' && payment.by !== 'transfer') return { 'cbc:PaymentMeansCode': '68' }
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

/** The PDF of an invoice with its data inside (Factur-X, profile EN 16931). `isTrial`: each page is marked as not real. */
export async function invoicePdf(invoice: Invoice, isTrial = false): Promise<Uint8Array> {
  const { content: buffer, title } = await drawnInvoice(invoice, isTrial)
  const filename = `${invoice.number}.pdf`
  const hybrid = await written(invoice, 'Factur-X-EN16931', {
    isTrial,
    pdf: { buffer, filename, mimetype: 'application/pdf' },
  })
  return archivedPdf(hybrid, title)
}

/** An invoice as XRechnung (CII), for public buyers and on request. */
export function invoiceXml(invoice: Invoice, isTrial = false): Promise<Uint8Array> {
  return written(invoice, 'XRECHNUNG-CII', { isTrial })
}

type Format = 'Factur-X-EN16931' | 'XRECHNUNG-CII'

interface Pdf {
  buffer: Uint8Array
  filename: string
  mimetype: string
}

interface Kind {
  isTrial: boolean
  pdf?: Pdf
}

/** Throws when the library's schema of EN 16931 does not accept the invoice. Loaded when the first one is written. */
async function written(invoice: Invoice, format: Format, { isTrial, pdf }: Kind): Promise<Uint8Array> {
  const { createFormatter, accepts, refusal } = await writerOf(format)
  const data = eInvoiceOf(invoice, isTrial)
  if (!accepts(data)) throw refusal()
  const document = data['ubl:Invoice']
  // The library looks for the preceding invoice (BT-25) one level too high when it writes CII, where its own schema does not allow it.
  const [reference] = document['cac:BillingReference'] ?? []
  if (reference && invoice.cancels) Object.assign(reference, { 'cbc:ID': invoice.cancels.number })
  const formatter = createFormatter()
  formatter.fillInvoiceDefaults(data)
  // It makes up a purchase order 'NA' (BT-13), which UBL requires beside the order of the seller (BT-14) and CII does not.
  if (document['cac:OrderReference']) Reflect.deleteProperty(document['cac:OrderReference'], 'cbc:ID')
  const made = await formatter.generate(data, {
    format,
    lang: invoice.language,
    noWarnings: true,
    ...(pdf ? { pdf } : {}),
  })
  return typeof made === 'string' ? new TextEncoder().encode(made) : made
}

/** The library would compile its schema for each invoice, which takes longer than everything else about one. */
const writerOf = onceForEach(async (format: Format) => {
  const [{ FormatFactoryService, invoiceSchema }, { Ajv2019 }] = await Promise.all([
    import('@e-invoice-eu/core'),
    import('ajv/dist/2019.js'),
  ])
  const createFormatter = () => new FormatFactoryService().createFormatService(format, silent)
  const schema = structuredClone(invoiceSchema)
  createFormatter().patchSchema(schema)
  const accepts = new Ajv2019({ strict: true, useDefaults: true }).compile(schema)
  return { createFormatter, accepts, refusal: () => new Ajv2019.ValidationError(accepts.errors ?? []) }
})

/** What goes wrong is thrown too; the library's log would only repeat it with names and addresses in it. */
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }
