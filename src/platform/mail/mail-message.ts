import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#platform/ports/mail.ts'

/** The sender of all mails: MAIL_FROM. */
export interface Sender {
  name: string
  email: string
}

/** Text and HTML as alternatives, then attachments. Throws RangeError on an address that could name a second recipient. */
export function mailMessage(mail: Mail, from: Sender): SendMailOptions {
  return {
    messageId: messageId(mail.key, from),
    from: address(from),
    to: address(mail.to),
    replyTo: mail.replyTo && address(mail.replyTo),
    subject: headerValue(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename: headerValue(filename),
      contentType: headerValue(contentType),
      content: Buffer.from(content),
      contentDisposition: 'attachment',
      // Protects line ends and umlauts of a calendar file in transit.
      contentTransferEncoding: 'base64',
    })),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.oneClickUrl) },
    // Content is always passed as bytes.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The id of all sendings of a key. A hash, because keys contain order ids and headers travel far. */
export function mailId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

/** Stable per key, so that mailboxes recognise a duplicate: `<…@host of the sender>`. */
function messageId(key: string, from: Sender): string {
  return `<${mailId(key)}@${from.email.split('@').at(-1)}>`
}

function address({ name, email }: Sender) {
  if (/[\s\p{Cc}<>,;:"()[\]\\]/u.test(email)) throw new RangeError('not a single e-mail address')
  return { name: headerValue(name), address: email }
}

/** One-click unsubscribe headers (RFC 2369, RFC 8058). */
function unsubscribeHeaders(oneClickUrl: string | undefined) {
  if (oneClickUrl === undefined) return {}
  const url = { prepared: true, foldLines: false, value: `<${new URL(oneClickUrl).href}>` }
  return { 'List-Unsubscribe': url, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A text safe for one header line: a name such as 'Lena\r\nBcc: …' would inject a header. */
export function headerValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
