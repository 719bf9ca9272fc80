import { createContext } from 'react-router'
import type { ContentLogin, PageStatus } from '#content/ports/content.ts'

/** The endpoint for changes of a page. */
export interface LivePage {
  /** A websocket address, or a path of the site itself. */
  socket: string
  /** The path behind the language, as in the content source. */
  uri: string
}

/** What a page says of itself to the editor who previews it; `ended` when the token was not taken any more. */
export type ShownPreview = { state: PageStatus; live: LivePage | null } | { state: 'ended' }

/** What a request can do as an editor of the content source. The server fills it in. */
export interface PreviewAccess {
  /** Null for visitors. */
  shown: ShownPreview | null
  /** With the `Set-Cookie` headers of the login. Throws when the content source fails. */
  login(username: string, password: string): Promise<{ login: ContentLogin; cookies: string[] }>
  /** Revokes the tokens of the request, if it has any. Throws when the content source fails. */
  logout(): Promise<void>
  /** What a websocket says in its `Authorization` parameter; null for visitors. */
  socketPass(): string | null
}

export const previewContext = createContext<PreviewAccess>()
