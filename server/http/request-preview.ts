import type { ContentPreview, ContentSource } from '#content/ports/content.ts'
import type { LivePage, PreviewAccess, ShownPreview } from '#content/preview/preview-context.ts'
import { draftIn } from '#domain/content/links.ts'
import { clearedTokenCookies, tokenCookieName, tokensIn } from '#domain/content/token-cookies.ts'
import { isLanguage, type Language } from '#domain/language.ts'

export interface PreviewService {
  content: ContentPreview
  /** The endpoint that announces changes of the content source: a websocket URL or a path of the site. Null when there is none. */
  socket: string | null
  /** The value of a websocket's `Authorization` parameter for this token. */
  passFor(token: string): string
  /** Undefined when the content source limits logins itself. */
  devices?: LoginDevices | undefined
}

/** Browsers with an earlier successful login. */
export interface LoginDevices {
  /** An id of the request's browser, when it is a known device of this user name. */
  deviceOf(username: string, cookie: string | null): string | null
  /** The `Set-Cookie` header that makes a browser a known device. */
  remember(username: string): string
}

interface RequestPreview {
  access: PreviewAccess
  /** The source with drafts; null for visitors. */
  source: ContentSource | null
  isShared: boolean
  /** `Set-Cookie` headers that delete invalid tokens. */
  cookies: string[]
  /** Origins that the page's script may connect to. */
  connectsTo: string[]
}

interface Asking {
  /** The path of the requested page, also for its data and payload. */
  path: string
  cookie: string | null
  address: string
  preferredLanguage: Language
  siteUrl: string
}

/** Whether a request may come from an editor. Runs for every cached page, so it is only a substring search. */
export function mayPreview(cookie: string | undefined): boolean {
  return cookie?.includes(tokenCookieName) ?? false
}

/** Decides before rendering what a request may see. An invalid token turns an editor into a visitor. */
export async function requestPreview(service: PreviewService, asking: Asking): Promise<RequestPreview> {
  const tokens = tokensIn(asking.cookie, isSecure(asking))
  const { language, uri } = pageOf(asking)
  const token = tokens?.[language]
  const access: PreviewAccess = {
    shown: null,
    async login(username, password) {
      const device = service.devices?.deviceOf(username, asking.cookie) ?? null
      const login = await service.content.login({ username, password, address: asking.address, device })
      const isNew = login.outcome === 'done' && service.devices
      return { login, cookies: isNew ? [isNew.remember(username)] : [] }
    },
    logout: () => service.content.logout(tokens ?? {}),
    socketPass: () => (token === undefined ? null : service.passFor(token)),
  }
  const asVisitor = {
    access,
    source: null,
    isShared: !mayPreview(asking.cookie ?? undefined),
    cookies: [],
    connectsTo: [],
  }
  if (!tokens || token === undefined || isAboutLogin(uri) || !isPage(asking.path)) return asVisitor
  const status = await service.content.status(tokens, uri, language)
  if (status === 'refused')
    return { ...asVisitor, access: { ...access, shown: ended }, cookies: clearedTokenCookies(isSecure(asking)) }
  const connectsTo = service.socket === null ? [] : [socketOrigin(service.socket, asking.siteUrl)]
  const shown = { state: status, live: liveAt(service.socket, uri, language) }
  return {
    access: { ...access, shown },
    source: service.content.source(tokens),
    isShared: false,
    cookies: [],
    connectsTo,
  }
}

function isSecure({ siteUrl }: Asking): boolean {
  return siteUrl.startsWith('https:')
}

/** Names the site's own sockets too: not every browser includes them in 'self'. */
function socketOrigin(socket: string, siteUrl: string): string {
  return new URL(socket, siteUrl.replace(/^http/, 'ws')).origin
}

const ended: ShownPreview = { state: 'ended' }

/** '/en/workshops.data' → English, '/workshops'. */
function pageOf({ path, preferredLanguage }: Asking): { language: Language; uri: string } {
  const plain = readable(path.replace(/\/?(_)?\.data$/, '')) || '/'
  const first = plain.split('/')[1]
  if (!isLanguage(first)) return { language: preferredLanguage, uri: plain }
  return { language: first, uri: plain.slice(first.length + 1) || '/' }
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function isAboutLogin(uri: string): boolean {
  return uri.startsWith('/preview/') && draftIn(uri) === null
}

/** Files, feeds and requests of the router itself (`/__manifest`) cannot show that a token has expired. */
function isPage(path: string): boolean {
  return !/^\/__|\.(?!data$)[a-z0-9]+$/i.test(path)
}

function liveAt(socket: string | null, uri: string, language: Language): LivePage | null {
  return socket === null ? null : { socket: `${socket}${socket.includes('?') ? '&' : '?'}lang=${language}`, uri }
}
