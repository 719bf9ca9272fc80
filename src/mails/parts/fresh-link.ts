import type { Language } from '#domain/language.ts'
import type { DispatchPorts } from '#features/jobs/effect-kind.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { LinkPurpose } from '#platform/ports.ts'

/** The path below a language that each purpose is opened at. */
const paths: Record<LinkPurpose, string> = {
  order: 'order',
  registration: 'booking',
  offer: 'offer',
  comment: 'comment',
  participant: 'participants',
  'newsletter-confirm': 'newsletter/confirm',
  'newsletter-end': 'newsletter/unsubscribe',
  payment: 'paid',
  consent: 'dsgvo/accept',
  withdrawal: 'withdrawal',
  address: 'confirm-order',
}

interface FreshLink {
  purpose: LinkPurpose
  subjectId: string
  language: Language
  /** Another page that the same link opens. */
  at?: string
}

/** A new personal link for a mail: links are stored as hashes, so earlier ones are not known any more. Gives its whole address. */
export async function freshLink(
  ports: Pick<DispatchPorts, 'transactions' | 'randomSource' | 'clock' | 'siteUrl'>,
  { purpose, subjectId, language, at = paths[purpose] }: FreshLink,
): Promise<string> {
  const token = await ports.transactions.run((stores) =>
    issueToken(stores, ports.randomSource, purpose, subjectId, ports.clock.now()),
  )
  return `${ports.siteUrl}/${language}/${at}/${token}`
}
