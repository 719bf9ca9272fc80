import type { mailboxStoreOn } from '#features/mail-log/store/mail-log.ts'
import { mailId } from '#platform/mail/mail-message.ts'
import type { KeyRing } from '#platform/ports.ts'
import { derivedKeys, isSame } from '../derived-key.ts'
import type { World } from '../world.ts'

/** The local mailbox; null when a mail server delivers mail. */
export function keptMailbox(
  secrets: KeyRing,
  key: string | null,
  store: ReturnType<typeof mailboxStoreOn>,
): World['mailbox'] {
  if (key === null) return null
  return {
    opensWith: (given) => derivedKeys(secrets, 'mailbox').some((known) => isSame(given, known)),
    href: `/mailbox/${key}`,
    ofKey: (mailKey) => store.find(mailId(mailKey)),
    list: store.list,
    find: store.find,
  }
}
