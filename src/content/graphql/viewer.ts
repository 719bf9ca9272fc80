/** A reader sees drafts; an editor also changes them. */
export type TokenRole = 'reader' | 'editor'

export interface Viewer {
  name: string
  role: TokenRole
  /** SHA-256 of the token, hex. */
  tokenHash: string
}
