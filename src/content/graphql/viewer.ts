/** A reader sees drafts, an editor changes them too. */
export type TokenRole = 'reader' | 'editor'

/** Whose token came with a request. */
export interface Viewer {
  name: string
  role: TokenRole
  /** SHA-256 of the token, hex. */
  tokenHash: string
}
