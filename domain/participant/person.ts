/** How somebody is addressed. Nobody has to say. */
export const salutations = ['mr', 'ms'] as const
export type Salutation = (typeof salutations)[number]

export interface Person {
  salutation?: Salutation | undefined
  /** Academic title: Dr., Mag., Prof. */
  title?: string | undefined
  firstName: string
  lastName: string
  email: string
}

/** 'Dr. Lena Hofstätter': the way a name stands on lists and in mails. */
export function fullName(person: Pick<Person, 'title' | 'firstName' | 'lastName'>): string {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** One e-mail address is one person: compared without case and outer space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
