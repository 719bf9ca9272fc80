/** A token of the content system, as the office lists it. Its hash is its id: the token itself is nowhere. */
export interface ListedContentToken {
  id: string
  name: string
  role: 'reader' | 'editor'
  /** Id of the member who made it; null for who has logged in with a password. */
  holder: string | null
  expiresAt: Temporal.Instant
}

/** Who looks at drafts from the office. */
export interface PreviewReader {
  name: string
  /** Id of the member. */
  holder: string
  /** Id of the session of the office: when it ends, the preview ends. */
  session: string
}

/** Tokens of the embedded content system (docs/product.md#content-tokens). */
export interface ContentTokens {
  /** Those that are still good, the newest first. */
  all(): Promise<ListedContentToken[]>
  /** A new token, to be given away once. One with a session ends with it. */
  issue(account: { name: string; role: 'reader' | 'editor'; holder?: string; session?: string }): Promise<string>
  revokeById(id: string): Promise<void>
  /** All of a member who may not write any more, or is gone. */
  revokeOf(holder: string): Promise<void>
}
