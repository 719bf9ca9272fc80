import type { Company } from '../site-settings.ts'
import type { Thing } from './thing.ts'

/** The publisher, to which other things refer by id. */
export function organization(siteUrl: string, company: Company): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.brand,
    legalName: company.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.town,
      addressCountry: 'AT',
    },
  }
}

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`
}
