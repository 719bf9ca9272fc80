/** What plays a film inside the page. */
export interface EmbedPlayer {
  provider: 'YouTube' | 'Vimeo'
  /** Plays at once: it is loaded only when someone has pressed play. */
  frameUrl: string
}

interface Provider {
  provider: EmbedPlayer['provider']
  hosts: readonly string[]
  /** The film that an address of this provider names. */
  film: (url: URL) => string | null | undefined
  frameUrl: (film: string) => string
}

const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'

/** The allow list of embeds (docs/product.md#blocks), each by its variant without cookies. */
const providers: readonly Provider[] = [
  {
    provider: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    film: ({ hostname, pathname, searchParams }) => {
      const named = hostname.endsWith('youtu.be') ? pathname.slice(1) : searchParams.get('v')
      const inPath = /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1]
      return /^[\w-]{11}$/.exec(inPath ?? named ?? '')?.[0]
    },
    frameUrl: (film) => `${youTube}/embed/${film}?autoplay=1&rel=0`,
  },
  {
    provider: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    film: ({ pathname }) => /^\/(?:video\/)?(\d{1,12})$/.exec(pathname)?.[1],
    frameUrl: (film) => `${vimeo}/video/${film}?autoplay=1&dnt=1`,
  },
]

/** The only origins that a page may frame. */
export const playerOrigins: readonly string[] = [youTube, vimeo]

/** The player for a film's address; null where the provider is not on the allow list or the address names no film. */
export function embedPlayer(address: string): EmbedPlayer | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  const found = providers.find(({ hosts }) => hosts.includes(host))
  const film = found?.film(url)
  return found && film ? { provider: found.provider, frameUrl: found.frameUrl(film) } : null
}
