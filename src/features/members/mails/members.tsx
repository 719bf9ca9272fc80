import type { Language } from '#domain/language.ts'
import type { Role } from '#domain/office/member.ts'
import { alarmWindow } from '#domain/office/sign-in.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { issueOfficeToken } from '../office-links.ts'
import type { CountedFailures } from '../records.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'member-invitation': {
      job: { invitationId: string }
      message: {
        name: string
        role: Role
        invitedBy: string
        /** The link works once, for its holder. */
        joinUrl: string
      }
    }
    'password-link': {
      job: {
        memberId: string
        language: Language
        /** Distinguishes requests. */
        askedAt: string
      }
      message: {
        name: string
        /** Sets the password of its recipient, once. */
        passwordUrl: string
      }
    }
    'sign-in-alarm': {
      job: {
        memberId: string
        /** Distinguishes alarms. */
        at: string
      }
      message: {
        name: string
        /** Whose sign-ins failed within the hour, the most on top. */
        tried: CountedFailures[]
        officeUrl: string
      }
    }
    'new-email': {
      job: {
        memberId: string
        email: string
        language: Language
        /** Distinguishes requests. */
        askedAt: string
      }
      message: {
        name: string
        /** Confirms the address of its recipient, once. */
        confirmUrl: string
      }
    }
    'email-changed': {
      job: {
        memberId: string
        /** The former address, which gets the mail. */
        before: string
        language: Language
        at: string
      }
      message: { name: string }
    }
  }
}

export const memberInvitation = {
  key: ({ invitationId }) => `member-invitation:${invitationId}`,
  async load({ transactions, randomSource, clock, siteUrl }, { invitationId }) {
    return transactions.run(async (stores) => {
      const invitation = await stores.members.invitation(invitationId)
      // withdrawn meanwhile
      if (!invitation) return null
      const link = { purpose: 'invitation', subjectId: invitationId } as const
      const token = await issueOfficeToken(stores, randomSource, link, clock.now())
      const { name, email, role, invitedBy, language } = invitation
      return {
        message: {
          kind: 'member-invitation',
          name,
          role,
          invitedBy,
          joinUrl: `${siteUrl}/office/invitation/${token}`,
        },
        language,
        to: { name, email },
      }
    })
  },
  values: ({ name, invitedBy }) => ({ name: isolated(name), invitedBy: isolated(invitedBy) }),
  body: MemberInvitation,
  samples: [
    {
      name: 'Theo Wagner',
      role: 'organiser',
      invitedBy: 'Nora Pichler',
      joinUrl: `${sample.siteUrl}/office/invitation/${sample.token}`,
    },
  ],
} satisfies Mail<'member-invitation'>

function MemberInvitation({ mail, t, values }: MailProps<'member-invitation'>) {
  return (
    <>
      <Paragraph>{t('memberInvitation.text', values)}</Paragraph>
      <Button href={mail.joinUrl}>{t('memberInvitation.join')}</Button>
      <SmallPrint>{t('memberInvitation.once')}</SmallPrint>
    </>
  )
}

export const passwordLink = {
  key: ({ memberId, askedAt }) => `password-link:${memberId}:${askedAt}`,
  async load({ transactions, randomSource, clock, siteUrl }, { memberId, language }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (!member) return null
      const token = await issueOfficeToken(
        stores,
        randomSource,
        { purpose: 'password', subjectId: memberId },
        clock.now(),
      )
      const { name, email } = member
      return {
        message: { kind: 'password-link', name, passwordUrl: `${siteUrl}/office/new-password/${token}` },
        language,
        to: { name, email },
      }
    })
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: PasswordLink,
  samples: [{ name: 'Theo Wagner', passwordUrl: `${sample.siteUrl}/office/new-password/${sample.token}` }],
} satisfies Mail<'password-link'>

function PasswordLink({ mail, t, values }: MailProps<'password-link'>) {
  return (
    <>
      <Paragraph>{t('passwordLink.text', values)}</Paragraph>
      <Button href={mail.passwordUrl}>{t('passwordLink.choose')}</Button>
      <SmallPrint>{t('passwordLink.once')}</SmallPrint>
    </>
  )
}

/** Notifies an owner that sign-ins fail one after the other, and for whom. */
export const signInAlarm = {
  key: ({ memberId, at }) => `sign-in-alarm:${memberId}:${at}`,
  async load({ transactions, siteUrl }, { memberId, at }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (member?.role !== 'owner') return null
      const tried = await stores.signInFailures.since(Temporal.Instant.from(at).subtract(alarmWindow))
      const { name, email } = member
      return {
        message: { kind: 'sign-in-alarm', name, tried, officeUrl: `${siteUrl}/office` },
        language: 'de',
        to: { name, email },
      }
    })
  },
  values: ({ name, tried }) => ({ name, count: tried.reduce((sum, { count }) => sum + count, 0) }),
  body: SignInAlarm,
  samples: [
    {
      name: 'Nora Pichler',
      tried: [
        { kind: 'member', name: 'Theo Wagner', count: 12, codes: 3 },
        { kind: 'nobody', name: null, count: 8, codes: 0 },
        { kind: 'editor', name: null, count: 1, codes: 0 },
      ],
      officeUrl: `${sample.siteUrl}/office`,
    },
  ],
} satisfies Mail<'sign-in-alarm'>

function SignInAlarm({ mail, t, values }: MailProps<'sign-in-alarm'>) {
  const { tried, officeUrl } = mail
  return (
    <>
      <Paragraph>{t('signInAlarm.greeting', values)}</Paragraph>
      <Paragraph>{t('signInAlarm.text', values)}</Paragraph>
      {tried.map(({ kind, name, count, codes }) => (
        <Paragraph key={`${kind} ${name}`}>{t('signInAlarm.line', { kind, name: name ?? '', count, codes })}</Paragraph>
      ))}
      <Paragraph>{t('signInAlarm.todo')}</Paragraph>
      <Button href={officeUrl}>{t('signInAlarm.open')}</Button>
    </>
  )
}

export const newEmail = {
  key: ({ memberId, askedAt }) => `new-email:${memberId}:${askedAt}`,
  async load({ transactions, randomSource, clock, siteUrl }, { memberId, email, language }) {
    return transactions.run(async (stores) => {
      const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
      // another one was asked for meanwhile, or none
      if (!member || (await stores.members.newEmail(memberId)) !== email) return null
      const link = { purpose: 'new-email', subjectId: memberId } as const
      const token = await issueOfficeToken(stores, randomSource, link, clock.now())
      const { name } = member
      return {
        message: { kind: 'new-email', name, confirmUrl: `${siteUrl}/office/new-email/${token}` },
        language,
        to: { name, email },
      }
    })
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: NewEmail,
  samples: [{ name: 'Theo Wagner', confirmUrl: `${sample.siteUrl}/office/new-email/${sample.token}` }],
} satisfies Mail<'new-email'>

function NewEmail({ mail, t, values }: MailProps<'new-email'>) {
  return (
    <>
      <Paragraph>{t('newEmail.text', values)}</Paragraph>
      <Button href={mail.confirmUrl}>{t('newEmail.confirm')}</Button>
      <SmallPrint>{t('newEmail.once')}</SmallPrint>
    </>
  )
}

export const emailChanged = {
  key: ({ memberId, at }) => `email-changed:${memberId}:${at}`,
  async load({ transactions }, { memberId, before, language }) {
    const member = await transactions.run((stores) => stores.members.member(memberId))
    if (!member) return null
    const { name } = member
    return { message: { kind: 'email-changed', name }, language, to: { name, email: before } }
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: EmailChanged,
  samples: [{ name: 'Theo Wagner' }],
} satisfies Mail<'email-changed'>

function EmailChanged({ t, values }: MailProps<'email-changed'>) {
  return (
    <>
      <Paragraph>{t('emailChanged.text', values)}</Paragraph>
      <Paragraph>{t('emailChanged.notYou')}</Paragraph>
    </>
  )
}
