import { createContext } from 'react-router'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { ConfirmOutcome, NewsletterRequest, ShownWording } from '#features/newsletter/newsletter.ts'

/** What pages and screens can ask of newsletter. */
export interface NewsletterService {
  /** Begins the double opt-in; the same answer for every address. */
  requestNewsletter(request: NewsletterRequest): Promise<void>
  /** The subscription behind the link of a request; null for anything else, and when the request is over. */
  newsletterToConfirm(token: string): Promise<Subscription | null>
  confirmNewsletter(command: { token: string; shown: ShownWording }): Promise<ConfirmOutcome>
  /** The subscription behind the link to unsubscribe; null for anything else. */
  newsletterToEnd(token: string): Promise<Subscription | null>
  endNewsletter(token: string): Promise<Result<object, Refusal<'unknown'>>>
}

export const newsletterContext = createContext<NewsletterService>()
