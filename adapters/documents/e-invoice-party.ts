import type { Invoice } from '#domain/invoice/invoice.ts'
import { isEuCountry } from '#domain/tax/vat-rates.ts'

/** Electronic addresses are e-mail addresses (code list EAS). */
const emailScheme = 'EM'

/** The seller, BG-4. */
export function sellerParty({ seller }: Invoice, namesVatIds: boolean) {
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
export function buyerParty({ buyer }: Invoice, namesVatIds: boolean) {
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

/** Kosovo has no code of ISO 3166: the world says XK, the code list of EN 16931 1A (BR-CL-14). */
const codesOfTheirOwn: Record<string, string> = { XK: '1A' }
