import type { ContentPreview, ContentSource } from '#content/ports/content.ts'
import type { LivePage, PreviewAccess, ShownPreview } from '#content/preview/preview-context.ts'
import { draftIn } from '#domain/content/draft-uri.ts'
import { clearedTokenCookies, tokenCookieName, tokensIn } from '#domain/content/token-cookies.ts'
import { isLanguage, type Language } from '#domain/language.ts'

/** What the program offers to those who edit its content. */
export interface PreviewService {
  content: ContentPreview
  /** The endpoint for changes of the content source: a websocket address, or a path of the site. Null when it has none. */
  socket: string | null
  /** What a websocket there says in its `Authorization` parameter for this token. */
  passFor(token: string): string
  /** Left out where the content source limits logins by itself. */
  devices?: LoginDevices | undefined
}

/** Browsers in which someone has logged in before. */
export interface LoginDevices {
  /** Stands for the browser of a request, where it is one of this name's. */
  deviceOf(username: string, cookie: string | null): string | null
  /** The `Set-Cookie` header that makes it one. */
  remember(username: string): string
}

interface RequestPreview {
  access: PreviewAccess
  /** What this request is shown; null for visitors. */
  source: ContentSource | null
  /** Whether the page may be kept for everyone. */
  isShared: boolean
  /** `Set-Cookie`, for tokens that are good for nothing any more. */
  cookies: string[]
  /** Origins that the page's script may ask. */
  connectsTo: string[]
}

interface Asking {
  /** The path of the page that is asked for, also where its data or its payload is. */
  path: string
  cookie: string | null
  /** Of the visitor, for the content source's limit of logins. */
  address: string
  preferredLanguage: Language
  siteUrl: string
}

/** Whether a request may come from an editor. Asked for every page from memory, so it is no more than a search in a text. */
export function mayPreview(cookie: string | undefined): boolean {
  return cookie?.includes(tokenCookieName) ?? false
}

/** Finds out what a request may see, before anything is rendered: a token that holds no more makes a visitor of an editor. */
export async function requestPreview(service: PreviewService, asking: Asking): Promise<RequestPreview> {
  const tokens = tokensIn(asking.cookie, isSecure(asking))
  const { language, uri } = pageOf(asking)
  const token = tokens?.[language]
  const access: PreviewAccess = {
    shown: null,
    async login(username, password) {
      const device = service.devices?.deviceOf(username, asking.cookie) ?? null
      const login = await service.content.login({ username, password, address: asking.address, device })
      const isNew = login.outcome === 'in' && service.devices
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

/** The site's own sockets are named as well: not every browser takes them for 'self'. */
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

/** Files, feeds and what the router asks for itself (`/__manifest`) have no place to say that a token has ended. */
function isPage(path: string): boolean {
  return !/^\/__|\.(?!data$)[a-z0-9]+$/i.test(path)
}

function liveAt(socket: string | null, uri: string, language: Language): LivePage | null {
  return socket === null ? null : { socket: `${socket}${socket.includes('?') ? '&' : '?'}lang=${language}`, uri }
}
