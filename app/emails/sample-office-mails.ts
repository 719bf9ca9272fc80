import type { MailOf } from './mail-kind.ts'

/** Where the links of the examples lead: nowhere. */
const siteUrl = 'https://flightlevels.example'
const token = 'Zk3uVb9sQy7wR1tXo5mNdA'

type OfficeKind = 'member-invitation' | 'webhook-disabled' | 'password-link' | 'sign-in-alarm'

/** One example of each mail to the people of the office. */
export const sampleOfficeMails: { [K in OfficeKind]: readonly [MailOf<K>, ...MailOf<K>[]] } = {
  'member-invitation': [
    {
      kind: 'member-invitation',
      name: 'Theo Wagner',
      role: 'organiser',
      invitedBy: 'Nora Pichler',
      joinUrl: `${siteUrl}/office/invitation/${token}`,
      siteUrl,
    },
  ],
  'webhook-disabled': [
    {
      kind: 'webhook-disabled',
      host: 'hooks.donauwerk.example',
      logUrl: `${siteUrl}/office/webhooks/6d0c1f3e-52b4-4f1c-8f7e-0a9b1c2d3e4f`,
      siteUrl,
    },
  ],
  'sign-in-alarm': [
    {
      kind: 'sign-in-alarm',
      name: 'Nora Pichler',
      tried: [
        { kind: 'member', name: 'Theo Wagner', count: 12, codes: 3 },
        { kind: 'nobody', name: null, count: 8, codes: 0 },
        { kind: 'editor', name: null, count: 1, codes: 0 },
      ],
      officeUrl: `${siteUrl}/office`,
      siteUrl,
    },
  ],
  'password-link': [
    { kind: 'password-link', name: 'Theo Wagner', passwordUrl: `${siteUrl}/office/new-password/${token}`, siteUrl },
  ],
}
