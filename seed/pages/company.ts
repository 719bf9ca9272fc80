import { company, seller } from '#domain/company.ts'

export { company }

export const mailLink = `<a href="mailto:${company.email}">${company.email}</a>`

export const phoneLink = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`

/** Invented numbers that no register holds: they are made of zeros and named as samples where they stand. */
export const register = { number: seller.registerNumber, vatId: seller.vatId } as const
