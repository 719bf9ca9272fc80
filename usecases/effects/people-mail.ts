import type { Language } from '#domain/language.ts'
import type { Role } from '#domain/office/member.ts'
import type { CountedFailures } from '../ports/sign-in-failures.ts'
import type { FromSite } from './from-site.ts'

/** Mails that are about no booking: comments, lists, messages, accounts. */
export type PeopleMail =
  | NewCommentMail
  | NewsletterRequestMail
  | NewsletterWelcomeMail
  | NewsletterReminderMail
  | ContactMessageMail
  | ContactCopyMail
  | MemberInvitationMail
  | PasswordLinkMail
  | SignInAlarmMail
  | WebhookDisabledMail

export interface NewCommentMail extends FromSite {
  kind: 'new-comment'
  name: string
  /** For the office only. */
  email: string
  comment: string
  postTitle: string
  isSuspected: boolean
  /** Where the office approves or rejects. */
  moderationUrl: string
}

export interface NewsletterRequestMail extends FromSite {
  kind: 'newsletter-request'
  /** With the key of the address that was written into the box. */
  confirmUrl: string
}

export interface NewsletterWelcomeMail extends FromSite {
  kind: 'newsletter-welcome'
  /** With the subscriber's key. */
  endUrl: string
}

export interface NewsletterReminderMail extends FromSite {
  kind: 'newsletter-reminder'
  /** With the subscriber's key. */
  endUrl: string
}

export interface ContactMessageMail extends FromSite {
  kind: 'contact-message'
  name: string
  company: string | undefined
  email: string
  phone: string | undefined
  message: string
  writtenIn: Language
  isSuspected: boolean
}

/** Goes to an address that nobody has verified: it holds nothing of what was written. */
export interface ContactCopyMail extends FromSite {
  kind: 'contact-copy'
}

export interface MemberInvitationMail extends FromSite {
  kind: 'member-invitation'
  name: string
  role: Role
  invitedBy: string
  /** Lets in whoever holds it, once. */
  joinUrl: string
}

export interface PasswordLinkMail extends FromSite {
  kind: 'password-link'
  name: string
  /** Sets the password of whoever it was sent to, once. */
  passwordUrl: string
}

/** To an owner. */
export interface SignInAlarmMail extends FromSite {
  kind: 'sign-in-alarm'
  name: string
  /** Whose sign-ins failed within the hour, the most on top. */
  tried: CountedFailures[]
  officeUrl: string
}

/** To the office. */
export interface WebhookDisabledMail extends FromSite {
  kind: 'webhook-disabled'
  /** Of the address that has not taken its messages. */
  host: string
  logUrl: string
}
