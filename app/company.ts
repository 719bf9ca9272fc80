import { company } from '#domain/company.ts'

/** The sender of every mail, as it stands below it. */
export { company }
