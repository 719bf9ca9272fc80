import type { MailKind } from './mail-kind.ts'
import { registrationOver } from './registration-over.tsx'

/** To the booker: the registration is cancelled, by whomever, or with the date. */
export const registrationCancelled: MailKind<'registration-cancelled'> = registrationOver('registrationCancelled')
