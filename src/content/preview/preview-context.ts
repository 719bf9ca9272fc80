import { createContext } from 'react-router'
import type { ContentLogin, PageStatus } from '#content/ports/content.ts'

export interface LivePage {
  /** A websocket URL, or a path of the site itself. */
  socket: string
  /** The path without language, as in the content source. */
  uri: string
}

/** What a previewed page shows its editor; `ended` when the token was rejected. */
export type ShownPreview = { state: PageStatus; live: LivePage | null } | { state: 'ended' }

export interface PreviewAccess {
  /** Null for visitors. */
  shown: ShownPreview | null
  /** Includes the `Set-Cookie` headers of the login. Throws when the content source fails. */
  login(username: string, password: string): Promise<{ login: ContentLogin; cookies: string[] }>
  /** Revokes the tokens of the request, if any. Throws when the content source fails. */
  logout(): Promise<void>
  /** The value of a websocket's `Authorization` parameter; null for visitors. */
  socketPass(): string | null
}

export const previewContext = createContext<PreviewAccess>()
