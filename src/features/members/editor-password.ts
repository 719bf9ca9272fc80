import { issueOfficeToken, officeLinkHash } from './office-links.ts'
import type { OfficePorts } from './office-ports.ts'

type Ports = Pick<OfficePorts, 'clock' | 'randomSource' | 'transactions'>

/** The token of a new link that shows the password of the content system’s account once. Links of earlier starts end. */
export async function offerEditorPassword({ clock, randomSource, transactions }: Ports): Promise<string> {
  return transactions.run((stores) =>
    issueOfficeToken(stores, randomSource, { purpose: 'editor-password', subjectId: null }, clock.now()),
  )
}

/** Uses up the link. */
export async function takeEditorPassword(
  { clock, transactions, editorPassword }: Pick<Ports, 'clock' | 'transactions'> & Pick<OfficePorts, 'editorPassword'>,
  token: string,
): Promise<string | null> {
  const link = await transactions.run((stores) =>
    stores.members.takeLink(officeLinkHash(token), 'editor-password', clock.now()),
  )
  return link && editorPassword
}
