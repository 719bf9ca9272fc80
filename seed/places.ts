import type { Location } from '#domain/workshop/workshop-date.ts'

/** Where workshops take place. Cities are real, rooms and streets are not. */
export interface Place {
  /** As it is in slugs: fl2d-wien-2027-01-19 */
  slug: string
  zone: string
  location: Location
}

export const vienna: Place = {
  slug: 'wien',
  zone: 'Europe/Vienna',
  location: { city: 'Wien', country: 'AT', venue: 'Werkraum Neubau', address: 'Seidenwebergasse 14/2, 1070 Wien' },
}

export const graz: Place = {
  slug: 'graz',
  zone: 'Europe/Vienna',
  location: { city: 'Graz', country: 'AT', venue: 'Haus am Murufer', address: 'Flößerlände 9, 8020 Graz' },
}

export const salzburg: Place = {
  slug: 'salzburg',
  zone: 'Europe/Vienna',
  location: {
    city: 'Salzburg',
    country: 'AT',
    venue: 'Seminarhaus Salzachblick',
    address: 'Salzträgerweg 5, 5020 Salzburg',
  },
}

export const berlin: Place = {
  slug: 'berlin',
  zone: 'Europe/Berlin',
  location: { city: 'Berlin', country: 'DE', venue: 'Etage Spreebogen', address: 'Lotsenstraße 22, 10179 Berlin' },
}

export const munich: Place = {
  slug: 'muenchen',
  zone: 'Europe/Berlin',
  location: { city: 'München', country: 'DE', venue: 'Studio Kiesbank', address: 'Kiesbankstraße 8, 80469 München' },
}

export const hamburg: Place = {
  slug: 'hamburg',
  zone: 'Europe/Berlin',
  location: {
    city: 'Hamburg',
    country: 'DE',
    venue: 'Kontor Fleetblick',
    address: 'Ewerführerstraße 3, 20457 Hamburg',
  },
}
