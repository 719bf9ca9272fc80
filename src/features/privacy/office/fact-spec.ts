import type { DataKind } from '#domain/data-protection/erasure.ts'

/** What a file calls its facts: `officePrivacy.field.{name}` in the messages. */
export type FactField =
  | 'address'
  | 'agreed'
  | 'amount'
  | 'answer'
  | 'attended'
  | 'code'
  | 'company'
  | 'confirmed'
  | 'country'
  | 'customer'
  | 'email'
  | 'ended'
  | 'error'
  | 'kind'
  | 'list'
  | 'meal'
  | 'name'
  | 'network'
  | 'notes'
  | 'number'
  | 'people'
  | 'phone'
  | 'reason'
  | 'status'
  | 'subject'
  | 'text'
  | 'until'
  | 'vatId'
  | 'when'
  | 'workshop'

/** The format of a value: instant, cents, yes or no, a translated term, the state of an order, the slug of a workshop or of its date; plain text by default. */
export type FactFormat =
  | 'text'
  | 'moment'
  | 'cents'
  | 'flag'
  | 'mail'
  | 'link'
  | 'action'
  | 'word'
  | 'state'
  | 'list'
  | 'country'
  | 'workshop'

/** Paths into the row; existing values are joined under one label, after a comma where the path ends with one. */
type FactSpec = readonly [field: FactField, paths: string, format?: FactFormat]

/** The facts shown for each kind. The download has every column. */
export const factSpecs: Readonly<Record<DataKind, readonly FactSpec[]>> = {
  customer: [
    ['customer', 'number'],
    ['email', 'email'],
  ],
  orders: [
    ['number', 'number'],
    ['when', 'placed_at', 'moment'],
    ['status', 'state', 'state'],
    ['name', 'booker.title booker.firstName booker.lastName'],
    ['email', 'booker.email'],
    ['phone', 'booker.phone'],
    ['notes', 'booker.notes'],
    ['company', 'invoice.company invoice.department'],
    ['address', 'invoice.street, invoice.postalCode invoice.city'],
    ['country', 'invoice.country', 'country'],
    ['vatId', 'invoice.vatId'],
    ['amount', 'quote.gross', 'cents'],
  ],
  registrations: [
    ['workshop', 'workshop', 'workshop'],
    ['when', 'created_at', 'moment'],
    ['status', 'state', 'state'],
    ['people', 'seats'],
    ['name', 'request.booker.title request.booker.firstName request.booker.lastName'],
    ['email', 'request.booker.email'],
    ['phone', 'request.booker.phone'],
    ['notes', 'request.booker.notes'],
    ['company', 'request.invoice.company'],
    ['address', 'request.invoice.street, request.invoice.postalCode request.invoice.city'],
    ['country', 'request.invoice.country', 'country'],
    ['vatId', 'request.invoice.vatId'],
  ],
  participants: [
    ['workshop', 'workshop', 'workshop'],
    ['number', 'number'],
    ['name', 'title first_name last_name'],
    ['email', 'email'],
  ],
  meals: [
    ['meal', 'text'],
    ['agreed', 'consent_wording'],
    ['when', 'consented_at', 'moment'],
  ],
  attendance: [
    ['workshop', 'workshop', 'workshop'],
    ['attended', 'attended', 'flag'],
    ['when', 'noted_at', 'moment'],
  ],
  consents: [
    ['answer', 'answer', 'word'],
    ['agreed', 'wording'],
    ['when', 'asked_at', 'moment'],
    ['confirmed', 'confirmed_at', 'moment'],
  ],
  certificates: [
    ['code', 'code'],
    ['name', 'holder'],
    ['email', 'email'],
    ['workshop', 'certification', 'workshop'],
    ['when', 'issued_at', 'moment'],
  ],
  vouchers: [
    ['code', 'code'],
    ['number', 'number'],
    ['when', 'issued_at', 'moment'],
    ['until', 'valid_until', 'moment'],
  ],
  invoices: [
    ['number', 'number'],
    ['when', 'issued_at', 'moment'],
    ['name', 'snapshot.buyer.name'],
    ['email', 'snapshot.buyer.email'],
    ['address', 'snapshot.buyer.street, snapshot.buyer.postalCode snapshot.buyer.city'],
    ['country', 'snapshot.buyer.country', 'country'],
    ['vatId', 'snapshot.buyer.vatId'],
    ['amount', 'gross_cents', 'cents'],
  ],
  payments: [
    ['number', 'number'],
    ['when', 'at', 'moment'],
    ['amount', 'amount_cents', 'cents'],
    ['kind', 'kind state', 'word'],
    ['reason', 'reason'],
  ],
  checkouts: [
    ['email', 'request.email'],
    ['amount', 'request.amount', 'cents'],
    ['kind', 'state', 'word'],
    ['until', 'expires_at', 'moment'],
  ],
  'vat-checks': [
    ['vatId', 'vat_id'],
    ['answer', 'result', 'word'],
    ['when', 'checked_at', 'moment'],
  ],
  withdrawals: [
    ['number', 'order_number'],
    ['name', 'name'],
    ['email', 'email'],
    ['text', 'message'],
    ['when', 'received_at', 'moment'],
  ],
  notes: [
    ['text', 'text'],
    ['when', 'written_at', 'moment'],
  ],
  mails: [
    ['subject', 'subject'],
    ['name', 'to_name'],
    ['email', 'to_email'],
    ['when', 'at', 'moment'],
    ['error', 'error'],
  ],
  mailbox: [
    ['subject', 'subject'],
    ['name', 'to_name'],
    ['email', 'to_email'],
    ['when', 'kept_at', 'moment'],
  ],
  'waiting-mails': [
    ['kind', 'data.kind', 'mail'],
    ['when', 'start_after', 'moment'],
  ],
  links: [
    ['kind', 'purpose', 'link'],
    ['when', 'created_at', 'moment'],
  ],
  newsletter: [
    ['list', 'list', 'list'],
    ['email', 'email'],
    ['when', 'requested_at', 'moment'],
    ['confirmed', 'confirmed_at', 'moment'],
    ['ended', 'unsubscribed_at', 'moment'],
    ['agreed', 'confirm_text'],
    ['network', 'request_address confirm_address'],
  ],
  comments: [
    ['name', 'name'],
    ['email', 'email'],
    ['subject', 'post_title'],
    ['text', 'comment'],
    ['when', 'written_at', 'moment'],
    ['agreed', 'reply_notice.wished.wording'],
    ['confirmed', 'reply_notice.confirmed.at', 'moment'],
    ['ended', 'reply_notice.endedAt', 'moment'],
    ['network', 'reply_notice.wished.address reply_notice.confirmed.address'],
  ],
  messages: [
    ['name', 'name'],
    ['company', 'company'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['text', 'message'],
    ['when', 'sent_at', 'moment'],
  ],
  invitations: [
    ['name', 'name'],
    ['email', 'email'],
    ['when', 'created_at', 'moment'],
  ],
  account: [
    ['name', 'name'],
    ['email', 'email'],
    ['when', 'created_at', 'moment'],
  ],
  log: [
    ['when', 'at', 'moment'],
    ['kind', 'action', 'action'],
    ['reason', 'reason'],
  ],
}
