/** Below this the pictures of a remote content source are served. */
const sourcePrefix = '/media/source'

/** Uploads of WordPress lie below …/uploads/, those of a site like this one below /media/. Nothing else of the source is asked for. */
const uploaded = /(?:\/uploads\/.+|^\/media\/[^/]+\/[^/]+)\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** The address at the source for what is asked for at `/media/source{path}`; null for anything but an upload of that very host. */
export function sourceAddress(contentUrl: string, path: string): URL | null {
  const { origin } = new URL(contentUrl)
  const address = URL.parse(origin + path)
  if (!address || address.origin !== origin || address.search || address.username) return null
  return address.pathname === path && uploaded.test(path) ? address : null
}

/**
 * The address at which the site serves a picture of the source: an upload on the source's own host, http or https. Others stay: pictures of
 * the site itself, and those of third parties, which the content security policy blocks.
 */
export function servedAddress(contentUrl: string, url: string): string {
  const source = new URL(contentUrl)
  const named = URL.parse(url, source)
  const isOwnPath = url.startsWith('/') && !url.startsWith('//')
  if (!named || named.host !== source.host || (isOwnPath && !named.pathname.startsWith('/media/'))) return url
  return uploaded.test(named.pathname) ? sourcePrefix + named.pathname : url
}
