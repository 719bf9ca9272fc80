import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#platform/ports/mail.ts'

/** Who mails come from: MAIL_FROM. */
export interface Sender {
  name: string
  email: string
}

/**
 * The mail as nodemailer composes it, the same for every transport: text and HTML as alternatives, attachments behind them.
 * Throws RangeError on an address that could name a second recipient; the forms let none through (docs/product.md#booking-form), this is the wall behind.
 */
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
      // Nothing on the way may touch line ends or umlauts of a calendar file.
      contentTransferEncoding: 'base64',
    })),
    // Absence notices are not to answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...wayOff(mail.oneClickUrl) },
    // Content comes as bytes, never as something to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One name for all sendings of a key. A hash, because keys hold order ids and headers travel far. */
export function mailId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

/** Stable for a key, so that a mailbox that gets the same mail twice can tell: `<…@host of the sender>`. */
function messageId(key: string, from: Sender): string {
  return `<${mailId(key)}@${from.email.split('@').at(-1)}>`
}

function address({ name, email }: Sender) {
  if (/[\s\p{Cc}<>,;:"()[\]\\]/u.test(email)) throw new RangeError('not a single e-mail address')
  return { name: headerValue(name), address: email }
}

/** How a mail program takes its reader off a list, with one click and without a page (RFC 2369, RFC 8058). */
function wayOff(oneClickUrl: string | undefined) {
  if (oneClickUrl === undefined) return {}
  const url = { prepared: true, foldLines: false, value: `<${new URL(oneClickUrl).href}>` }
  return { 'List-Unsubscribe': url, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * A text fit for one header line: line breaks, other control characters and Unicode's line and paragraph separators become
 * spaces. Without this, a name such as 'Lena\r\nBcc: …' would write a header of its own.
 */
export function headerValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
