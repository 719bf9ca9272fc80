/** The company as its pages name it: the same as in `app/company.ts`, which the seed may not import (a test compares them). */
export const company = {
  name: 'Flight Levels Training GmbH',
  street: 'Mariahilfer Straße 120/14',
  city: '1070 Wien',
  email: 'hallo@flightlevels.example',
  phone: '+43 1 000 00 00',
} as const

export const mailLink = `<a href="mailto:${company.email}">${company.email}</a>`

export const phoneLink = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`

/** Invented numbers that no register holds: they are made of zeros and named as samples where they stand. */
export const register = { number: 'FN 000000 a', vatId: 'ATU00000000' } as const
