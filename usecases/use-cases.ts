import type { Comment, CommentedPost, PublicComment } from '#domain/comment/comment.ts'
import type { Moderation } from '#domain/comment/moderate.ts'
import type { Language } from '#domain/language.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { type BookSeatsCommand, type BookSeatsOutcome, type BookSeatsPorts, bookSeats } from './book-seats.ts'
import { confirmNewsletter, newsletterToConfirm } from './confirm-newsletter.ts'
import { endNewsletter, newsletterToEnd } from './end-newsletter.ts'
import { commentByLink, type ModerateCommentOutcome, moderateComment } from './moderate-comment.ts'
import { followLink } from './personal-links.ts'
import type { ContentSource, ListedDate, MailAttachment, OrderWithDate, Reads } from './ports.ts'
import { type NewsletterRequest, requestNewsletter, type ShownWording } from './request-newsletter.ts'
import { rightAddress } from './right-address.ts'
import { type SendMessageCommand, sendMessage } from './send-message.ts'
import type { SpamDefence } from './spam-defence.ts'
import { type WriteCommentCommand, type WriteCommentOutcome, writeComment } from './write-comment.ts'

/** Everything that the pages can ask of the program. Routes get it from their context, never the adapters behind it. */
export interface UseCases {
  content: ContentSource
  bookSeats(command: BookSeatsCommand): Promise<BookSeatsOutcome>
  /** All workshop dates with their free seats, in order of start; over ones too. */
  workshopDates(): Promise<ListedDate[]>
  workshopDate(slug: string): Promise<ListedDate | null>
  /** The order behind a personal link; null for anything else. */
  orderByLink(token: string): Promise<OrderWithDate | null>
  /** A live workshop as a calendar file, in the given language. */
  calendarFile(date: LiveDate, language: Language): Promise<MailAttachment>
  /** These live workshops as one calendar to subscribe to, in the given language. */
  calendarFeed(dates: readonly LiveDate[], language: Language): Promise<MailAttachment>
  spamDefence: SpamDefence
  /** Approved comments of a post, oldest first. */
  comments(post: CommentedPost): Promise<PublicComment[]>
  writeComment(command: WriteCommentCommand): Promise<WriteCommentOutcome>
  /** The comment behind the office's link; null for anything else. */
  commentByLink(token: string): Promise<Comment | null>
  moderateComment(command: { token: string; moderation: Moderation }): Promise<ModerateCommentOutcome>
  /** Begins the double opt-in; the same answer for every address. */
  requestNewsletter(request: NewsletterRequest): Promise<void>
  /** The subscription behind the link of a request; null for anything else, and when the request is over. */
  newsletterToConfirm(token: string): Promise<Subscription | null>
  confirmNewsletter(command: {
    token: string
    shown: ShownWording
  }): Promise<'confirmed' | 'unsubscribed' | 'unknown-link'>
  /** The subscription behind the link to unsubscribe; null for anything else. */
  newsletterToEnd(token: string): Promise<Subscription | null>
  endNewsletter(token: string): Promise<'ended' | 'unknown-link'>
  sendMessage(command: SendMessageCommand): Promise<void>
  /** The final path for a path that is untidy, moved or in the wrong language; null when it is the right one. */
  rightAddress(path: string): Promise<string | null>
  now(): Temporal.Instant
}

export type UseCasePorts = BookSeatsPorts & { reads: Reads } & Pick<
    UseCases,
    'content' | 'calendarFile' | 'calendarFeed' | 'spamDefence'
  >

export function createUseCases(ports: UseCasePorts): UseCases {
  const now = () => ports.clock.now()
  return {
    content: ports.content,
    calendarFile: ports.calendarFile,
    calendarFeed: ports.calendarFeed,
    spamDefence: ports.spamDefence,
    now,
    bookSeats: (command) => bookSeats(ports, command),
    comments: (post) => ports.reads.comments.approved(post),
    writeComment: (command) => writeComment(ports, command),
    commentByLink: (token) => commentByLink(ports.reads, token),
    moderateComment: (command) => moderateComment(ports, command),
    requestNewsletter: (request) => requestNewsletter(ports, request),
    newsletterToConfirm: (token) => newsletterToConfirm(ports, token),
    confirmNewsletter: (command) => confirmNewsletter(ports, command),
    newsletterToEnd: (token) => newsletterToEnd(ports, token),
    endNewsletter: (token) => endNewsletter(ports, token),
    sendMessage: (command) => sendMessage(ports, command),
    rightAddress: (path) => rightAddress(ports, path, now()),
    workshopDates: () => ports.reads.workshopDates(now()),
    workshopDate: (slug) => ports.reads.workshopDate(slug, now()),
    async orderByLink(token) {
      const orderId = await followLink(ports.reads, 'order', token)
      return orderId === null ? null : ports.reads.orderWithDate(orderId)
    },
  }
}
