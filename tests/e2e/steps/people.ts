import type { Salutation } from '#domain/participant/participant.ts'

/** What someone types about a person. */
export interface TypedPerson {
  salutation?: Salutation
  title?: string
  firstName: string
  lastName: string
  email: string
}

/** What someone types about the invoice; without a VAT id the box 'no VAT id' gets ticked. */
export interface TypedInvoice {
  company?: string
  department?: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  vatId?: string
}

export const lena: TypedPerson = {
  salutation: 'ms',
  title: 'Dr.',
  firstName: 'Lena',
  lastName: 'Hofstätter',
  email: 'lena.hofstaetter@almwerk.example',
}

export const mirko: TypedPerson = {
  salutation: 'mr',
  firstName: 'Mirko',
  lastName: 'Horvat',
  email: 'mirko.horvat@almwerk.example',
}

export const agnes: TypedPerson = {
  firstName: 'Agnes',
  lastName: 'Löffler',
  email: 'agnes.loeffler@almwerk.example',
}

/** Is entered by mistake and taken out again. */
export const wrongOne: TypedPerson = { firstName: 'Falsch', lastName: 'Verbunden', email: 'falsch@almwerk.example' }

/** Austrian, with a VAT id that has the right check digit. */
export const almwerk: TypedInvoice = {
  company: 'Almwerk Energie GmbH',
  department: 'Kostenstelle 210',
  street: 'Seilbahngasse 4',
  postalCode: '8010',
  city: 'Graz',
  country: 'AT',
  vatId: 'ATU13585627',
}

export const hannah: TypedPerson = {
  salutation: 'ms',
  firstName: 'Hannah',
  lastName: 'Behrens',
  email: 'hannah.behrens@post.example',
}

export const tom: TypedPerson = { firstName: 'Tom', lastName: 'Behrens', email: 'tom.behrens@post.example' }

/** German, a consumer. */
export const hannahsFlat: TypedInvoice = {
  street: 'Ulmenweg 12',
  postalCode: '22299',
  city: 'Hamburg',
  country: 'DE',
}
