import type { MailKind } from './mail-kind.ts'
import { registrationOver } from './registration-over.tsx'

/** To the booker: the time to confirm is over. */
export const offerExpired: MailKind<'offer-expired'> = registrationOver('offerExpired')
